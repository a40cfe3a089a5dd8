"""Stands for the voice of Orca, which runs this file when it starts: prints each utterance as a line.

Announcements of live regions are marked by a star.
"""

from orca import messages, speech
from orca.liveregions import LiveRegionManager

mark = ""


def say(text, *_):
    """Prints an utterance; one that is only blank is silence."""
    words = " ".join(text.split())
    if words:
        print(mark + words, flush=True)


def say_all(utterances, *_):
    """Prints what Orca reads by itself of a whole document."""
    for context, *_ in utterances:
        say(context.utterance)


def announce(manager, pump=LiveRegionManager.pumpMessages):
    """Has Orca announce what waits in its queue."""
    global mark
    mark = "* "
    try:
        return pump(manager)
    finally:
        mark = ""


# No speech server is looked for.
speech.init = lambda: None
speech._speak = say
speech.sayAll = say_all
speech.speakCharacter = say
speech.speakKeyEvent = lambda *_: None
LiveRegionManager.pumpMessages = announce

# Whether a page is still loading when Orca looks is chance.
messages.PAGE_LOADING_START = ""
messages.PAGE_LOADING_END = ""
messages.PAGE_LOADING_END_NAMED = "%.0s"

# So is when it tells of its mode, after it has missed that what had the focus is gone.
messages.MODE_BROWSE = ""
messages.MODE_FOCUS = ""
