// In the page: times each Enter, from the event to the paint of the next field of a coefficient in hand.
(() => {
  /** @type {number[]} */
  const keys = [];
  /** @type {number[]} */
  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((one) => one.duration))).observe({
    type: 'longtask',
  });
  let pressedAt = 0;
  /** @type {Element | null} */
  let before = null;
  document.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== 'Enter') return;
      pressedAt = timeStamp;
      before = document.activeElement;
    },
    { capture: true },
  );
  document.addEventListener('focusin', ({ target }) => {
    const isField =
      target instanceof Element && target.matches('[data-coefficient], [data-quick-coefficient]');
    if (pressedAt === 0 || !isField || target === before) return;
    const from = pressedAt;
    pressedAt = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => keys.push(performance.now() - from);
      port2.postMessage(undefined);
    });
  });
  Object.assign(globalThis, { gradingWatch: { keys, longTasks } });
})();
