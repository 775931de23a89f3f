/** Where nothing is painted, as in a hidden tab, it runs by then. */
const AT_LATEST_MS = 300;

/** Runs something once what was just changed can be seen; what is returned stops it. */
export function afterPaint(run: () => void): () => void {
  let timer = window.setTimeout(finish, AT_LATEST_MS);
  const frame = requestAnimationFrame(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(finish);
  });
  function finish() {
    cancelAnimationFrame(frame);
    run();
  }
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
