// In the page: times each key of the queue, from the event to the paint of another comment in hand.
(() => {
  /** @type {number[]} */
  const keys = [];
  /** @type {number[]} */
  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((one) => one.duration))).observe({
    type: 'longtask',
  });
  const inHand = () => document.querySelector('[data-row][aria-current]')?.getAttribute('data-row') ?? '';
  let pressedAt = 0;
  let before = '';
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
      before = inHand();
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (pressedAt === 0 || inHand() === before || inHand() === '') return;
    const from = pressedAt;
    pressedAt = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => keys.push(performance.now() - from);
      port2.postMessage(undefined);
    });
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-current'],
  });
  Object.assign(globalThis, { queueWatch: { keys, longTasks } });
})();
