/** Milliseconds from a change to the local copy: the first one soon, then every second. */
const FIRST_LOCAL_AFTER = 100;
const LOCAL_AFTER = 1_000;
/** Of a new post, which nothing else holds yet. */
const NEW_LOCAL_AFTER = 200;
/** From a change to the autosave. */
const SERVER_AFTER = 15_000;
const SERVER_AT_LEAST_EVERY = 30_000;

interface AutosaveClock {
  /** A letter was typed: it is kept here before anybody compares the text with the saved one. */
  readonly typed: () => void;
  /** Text differs from the saved one. */
  readonly changed: () => void;
  /** The page hides or closes: keeps pending text now. */
  readonly flush: () => void;
  /** Everything is saved: cancels the timers. */
  readonly settled: () => void;
  readonly stop: () => void;
}

/** Decides when unsaved text is kept: soon in the browser, after a pause or every half minute on the server. */
export function createAutosaveClock(keep: {
  readonly local: () => void;
  readonly server: () => void;
  /** The server does not know the post yet. */
  readonly isNew: () => boolean;
}): AutosaveClock {
  let localTimer: number | undefined;
  /** Nothing has been kept here since the text was last saved. */
  let isFirst = true;
  let serverTimer: number | undefined;
  let waitingSince: number | undefined;

  function runLocal() {
    window.clearTimeout(localTimer);
    localTimer = undefined;
    isFirst = false;
    keep.local();
  }
  function runServer() {
    window.clearTimeout(serverTimer);
    serverTimer = undefined;
    waitingSince = undefined;
    keep.server();
  }
  function settled() {
    window.clearTimeout(localTimer);
    window.clearTimeout(serverTimer);
    localTimer = undefined;
    serverTimer = undefined;
    waitingSince = undefined;
    isFirst = true;
  }
  function typed() {
    const pause = isFirst ? FIRST_LOCAL_AFTER : keep.isNew() ? NEW_LOCAL_AFTER : LOCAL_AFTER;
    localTimer ??= window.setTimeout(runLocal, pause);
  }
  return {
    typed,
    changed() {
      typed();
      const now = Date.now();
      waitingSince ??= now;
      const atLatest = waitingSince + SERVER_AT_LEAST_EVERY - now;
      window.clearTimeout(serverTimer);
      serverTimer = window.setTimeout(runServer, Math.max(0, Math.min(SERVER_AFTER, atLatest)));
    },
    flush() {
      if (localTimer !== undefined) runLocal();
      if (serverTimer !== undefined) runServer();
    },
    settled,
    stop: settled,
  };
}
