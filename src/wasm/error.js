
/** The error that every refusing method throws. */
export class IstakaError extends Error {
    constructor(message, details) {
        super(message);
        Object.assign(this, details);
    }

    get name() {
        return "IstakaError";
    }
}

/** Stands for the engine until it is loaded. A function, so that it is there before this line. */
function asleep() {
    asleep.engine ??= new Proxy({}, {
        get() {
            const message = "the engine is not loaded: call and await `init()` first";
            throw new IstakaError(message, { code: "notReady" });
        },
    });
    return asleep.engine;
}
