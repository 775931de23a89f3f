interface BundleDependencies<Item> {
  /** Deals with all that has come; the next bundle waits for it. */
  readonly deal: (items: readonly Item[]) => Promise<unknown>;
  readonly random: () => number;
}

interface Bundle<Item> {
  readonly add: (item: Item) => void;
  /** The page is on show again: what waits is dealt with now. */
  readonly shown: () => void;
  readonly stop: () => void;
}

/** Spread over so long, because everybody hears of a change at one moment. */
const SPREAD_MS = 400;
const AT_MOST_EVERY_MS = 1_000;
/** On a busy day one looks more seldom. */
const SELDOM_MS = 8_000;

/** Gathers what happens and deals with it at most once a second, and not while nobody sees the page. */
export function createBundle<Item>(
  { deal, random }: BundleDependencies<Item>,
  isHidden: () => boolean,
): Bundle<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDealing = false;
  let pause = AT_MOST_EVERY_MS;
  let last = Number.NEGATIVE_INFINITY;

  function plan(): void {
    if (timer !== undefined || isDealing || isHidden() || waiting.length === 0) return;
    const rest = last + pause - performance.now();
    timer = setTimeout(() => void run(), Math.max(rest, 0) + SPREAD_MS * random());
  }
  async function run(): Promise<void> {
    timer = undefined;
    if (isHidden()) return;
    const items = waiting;
    const now = performance.now();
    pause = now - last < pause * 2 ? Math.min(pause * 2, SELDOM_MS) : AT_MOST_EVERY_MS;
    last = now;
    waiting = [];
    isDealing = true;
    await deal(items).catch(() => undefined);
    isDealing = false;
    plan();
  }
  return {
    add: (item) => {
      waiting.push(item);
      plan();
    },
    shown: plan,
    stop: () => {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
