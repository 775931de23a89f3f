interface Patience {
  /** Milliseconds between two looks. */
  readonly every: number;
  /** Milliseconds without a frame after which the browser is asked: more than a busy machine leaves a page without one. */
  readonly still: number;
}

// The real clock: tests replace the one of the page.
const now = performance.now.bind(performance);

/**
 * Asks the browser to draw a page that gets no frames. Chromium was seen to stop drawing one of two pages for good, once
 * in hundreds of runs: no scroll, no frame, and whoever waits for one waits to the end of the test.
 * @returns ends it.
 */
export function keepDrawing(draw: (why: string) => Promise<void>, { every, still }: Patience): () => void {
  let drawn = now();
  let isAsked = false;
  const timer = setInterval(() => {
    requestAnimationFrame(() => {
      drawn = now();
    });
    if (isAsked || now() - drawn < still) return;
    isAsked = true;
    const facts = `page ${document.visibilityState}, focus ${document.hasFocus()}`;
    void draw(`no frame for ${Math.round(now() - drawn)} ms, ${facts}`).finally(() => {
      isAsked = false;
    });
  }, every);
  return () => clearInterval(timer);
}
