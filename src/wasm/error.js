
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

/** Returns the address of an object in the engine. */
function held(object) {
    if (object.__wbg_ptr) return object.__wbg_ptr;
    throw new IstakaError("this object has been freed", { code: "freed" });
}
