// @ts-check
// Runs in every page of the bench before the page's own code. All times are the page's own, in milliseconds.
(() => {
  const VISIBLE = { contentVisibilityAuto: true };
  const ROW = '[role="tabpanel"] tbody tr a[href^="/manager_post/"]';
  const WAITING =
    'main [aria-busy="true"], main [style*="--skeleton-"], main [role="status"][aria-label]:empty';

  /** @param {string} selector */
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility(VISIBLE));

  /** @param {string} selector @param {string} text */
  const reads = (selector, text) =>
    seen(selector).some((element) => {
      const isField = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
      return (isField ? element.value : (element.textContent ?? '')).trim() === text;
    });

  /** @type {Record<import('../page-watch.ts').Sight, (text: string) => boolean>} */
  const SIGHTS = {
    'sign-in': () => seen('form input[type="email"]').length > 0 && seen('form [type="submit"]').length > 0,
    row: () => seen(ROW).some(({ textContent }) => textContent?.trim()),
    title: (text) => reads(`main h1, ${fieldOf('Tiêu đề')}`, text),
    field: (text) => reads(fieldOf('Tiêu đề'), text),
    text: () => seen(`[contenteditable="true"][aria-label="Nội dung bài viết"] p`).length > 0,
    content: () =>
      seen('main h1').some(({ textContent }) => textContent?.trim()) && seen(WAITING).length === 0,
  };

  /** @param {string} label */
  function fieldOf(label) {
    return `textarea[aria-label="${label}"], input[aria-label="${label}"]`;
  }

  /** Calls back in the first task after the next paint. @param {() => void} then */
  function afterPaint(then) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(undefined);
    });
  }

  /** @typedef {import('../page-watch.ts').Seen} Seen */
  /** @type {PromiseWithResolvers<Seen>} */
  let found = Promise.withResolvers();
  let clickedAt = 0;
  let stop = () => {};
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clickedAt = timeStamp;
    },
    { capture: true },
  );

  /** @param {import('../page-watch.ts').Sight} sight @param {string} [text] @param {boolean} [afterClick] */
  function watchFor(sight, text = '', afterClick = false) {
    stop();
    const { promise, resolve, reject } = Promise.withResolvers();
    found = { promise, resolve, reject };
    let isOver = false;
    if (afterClick) clickedAt = 0;
    const look = () => {
      if (isOver || (afterClick && clickedAt === 0) || !SIGHTS[sight](text)) return;
      stop();
      const shownAt = performance.now();
      afterPaint(() => resolve({ clickedAt, shownAt, paintedAt: performance.now() }));
    };
    const watcher = new MutationObserver(look);
    stop = () => {
      isOver = true;
      watcher.disconnect();
    };
    watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    // The value of a field changes without a mutation.
    const lookEachFrame = () => {
      look();
      if (!isOver) requestAnimationFrame(lookEachFrame);
    };
    requestAnimationFrame(lookEachFrame);
  }

  /** @type {{ startTime: number, duration: number }[]} */
  const longTasks = [];
  const slow = new PerformanceObserver((list) => longTasks.push(...list.getEntries()));
  slow.observe({ type: 'longtask', buffered: true });

  /** @type {number[]} */
  let keys = [];
  let stopKeys = () => {};

  /** @param {string} selector */
  function timeKeys(selector) {
    stopKeys();
    keys = [];
    const field = document.querySelector(selector);
    if (!field) throw new Error(`There is no ${selector}.`);
    let pressedAt = 0;
    /** @param {Event} event */
    const pressed = ({ timeStamp }) => {
      pressedAt = timeStamp;
    };
    const changed = () => {
      if (pressedAt === 0) return;
      const from = pressedAt;
      pressedAt = 0;
      afterPaint(() => keys.push(performance.now() - from));
    };
    // An editor that inserts the letter itself changes its content without an input event.
    const watcher = new MutationObserver(changed);
    watcher.observe(field, { subtree: true, childList: true, characterData: true });
    field.addEventListener('keydown', pressed, { capture: true });
    field.addEventListener('input', changed, { capture: true });
    stopKeys = () => {
      watcher.disconnect();
      field.removeEventListener('keydown', pressed, { capture: true });
      field.removeEventListener('input', changed, { capture: true });
    };
  }

  /** @type {import('../page-watch.ts').PageWatch} */
  const pageWatch = {
    watchFor,
    found: () => found.promise,
    longTasksSince: (from) => {
      longTasks.push(...slow.takeRecords());
      return longTasks.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration);
    },
    timeKeys,
    keys: () => keys,
  };
  Object.assign(globalThis, { pageWatch });
})();
