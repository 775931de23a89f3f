import { stackCards } from './stack-cards.ts';

/** Something said about a place of the text. */
export interface MarginItem {
  readonly key: string;
  /** Increases through the text, also across groups. */
  readonly order: number;
}

/** The middle of an item's line on the screen; near it is enough unless `isNear`. Undefined: its line is not there. */
export type LineOf = (key: string, isNear: boolean) => number | undefined;

/** Cards of one kind, read again before each pass: positions are looked up once for all of them. */
export type ReadGroup = () => { readonly items: readonly MarginItem[]; readonly lineOf: LineOf };

/** A card that is rendered. Distances are from the top of the margin. */
export interface PlacedCard {
  readonly group: string;
  readonly key: string;
  readonly top: number;
  /** The middle of its line, below the upper edge of the card. */
  readonly line: number;
  readonly isChosen: boolean;
  /** The mouse is over its words. */
  readonly isPointed: boolean;
}

/** The column beside a text, in which notes and suggestions stand at their lines. */
export interface ArticleMargin {
  /** The element of the column; undefined where the page is too narrow for one. */
  readonly host: () => HTMLElement | undefined;
  readonly setHost: (host: HTMLElement | undefined) => void;
  /** Shows the items of a group at once; undefined removes the group. */
  readonly put: (group: string, read: ReadGroup | undefined) => void;
  /** Places and lines may have changed. They are read when typing pauses. */
  readonly measureSoon: () => void;
  /** The card at hand stands beside its line, in view. */
  readonly choose: (group: string, key: string | undefined) => void;
  /** Highlights the card of the words under the mouse, where it is. */
  readonly point: (group: string, key: string | undefined) => void;
  readonly setHeight: (group: string, key: string, height: number) => void;
  /** Cards near the visible part of the text; the same array until one changes. */
  readonly shown: () => readonly PlacedCard[];
  readonly watch: (listener: () => void) => () => void;
}

/** From the upper edge of a card to the middle of its first line. */
const HEAD = 22;
/** Assumed until a card was rendered once. */
const USUAL_HEIGHT = 110;
/** Rendered beyond the visible part, so that scrolling finds cards there. */
const AHEAD = 400;
/** Within a sequence of keys nothing is measured. */
const PAUSE_MS = 150;
const EDGE = 12;

interface Line {
  readonly group: string;
  readonly key: string;
  readonly order: number;
  readonly at: number;
}

interface Chosen {
  readonly id: string;
  readonly top: number;
  /** Its line then: where that moves, the card follows. */
  readonly line: number;
}

const idOf = (group: string, key: string) => `${group} ${key}`;

const known = new WeakMap<object, ArticleMargin>();

/** The margin of an open text; the same for the same text. */
export function marginOf(text: object): ArticleMargin {
  const margin = known.get(text) ?? createArticleMargin();
  known.set(text, margin);
  return margin;
}

/** Creates the margin of one text. It measures in one pass, and renders only what is near the visible part. */
function createArticleMargin(): ArticleMargin {
  const groups = new Map<string, ReadGroup>();
  const heights = new Map<string, number>();
  const listeners = new Set<() => void>();
  let host: HTMLElement | undefined;
  let lines: readonly Line[] = [];
  let chosenId: string | undefined;
  let chosen: Chosen | undefined;
  let pointedId: string | undefined;
  let shown: readonly PlacedCard[] = [];
  let timer = 0;
  let frame = 0;

  const viewOf = (box: HTMLElement) => {
    const at = box.getBoundingClientRect().top;
    const scroller = scrollerOf(box)?.getBoundingClientRect();
    const [top, bottom] = [scroller?.top ?? 0, scroller?.bottom ?? window.innerHeight];
    return { at, top: top - at, bottom: bottom - at };
  };

  function measure(): void {
    if (!host?.checkVisibility()) return;
    const view = viewOf(host);
    const read: Line[] = [];
    for (const [group, readGroup] of groups) {
      const { items, lineOf } = readGroup();
      for (const { key, order } of items) {
        const at = lineAt(lineOf, key, view);
        if (at !== undefined) read.push({ group, key, order, at: Math.round(at) });
      }
    }
    lines = read.sort((one, other) => one.order - other.order);
    const line = lineOfChosen();
    if (line?.at !== chosen?.line) chosen = line && atItsLine(line);
    place();
  }

  function heightOf(id: string): number {
    return heights.get(id) ?? USUAL_HEIGHT;
  }

  function place(): void {
    if (!host) return;
    const view = viewOf(host);
    const cards = lines.map(({ group, key, at }) => {
      const id = idOf(group, key);
      const wanted = chosen?.id === id ? chosen.top : Math.max(0, at - HEAD);
      return { key: id, wanted, height: heightOf(id) };
    });
    const tops = stackCards(cards, chosen?.id);
    const next = lines.flatMap(({ group, key, at }): PlacedCard[] => {
      const id = idOf(group, key);
      const top = Math.round(tops.get(id) ?? 0);
      const isChosen = chosenId === id;
      const isNear = top + heightOf(id) > view.top - AHEAD && top < view.bottom + AHEAD;
      if (!isNear && !isChosen) return [];
      return [{ group, key, top, line: at - top, isChosen, isPointed: pointedId === id }];
    });
    if (areSame(next, shown)) return;
    shown = next;
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }
  function measureSoon(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(measure, PAUSE_MS);
  }
  function placeSoon(): void {
    if (frame === 0)
      frame = requestAnimationFrame(() => {
        frame = 0;
        place();
      });
  }
  function scrolled({ target }: Event): void {
    if (!host || !(target instanceof Node) || !target.contains(host)) return;
    placeSoon();
    measureSoon();
  }
  const resized = new ResizeObserver(measureSoon);

  const lineOfChosen = () => lines.find(({ group, key }) => idOf(group, key) === chosenId);

  /** Beside its line, and whole in view where its line is in view. */
  function atItsLine({ group, key, at }: Line): Chosen | undefined {
    if (!host) return undefined;
    const id = idOf(group, key);
    const view = viewOf(host);
    const isSeen = at > view.top && at < view.bottom;
    const lowest = isSeen ? view.bottom - heightOf(id) - EDGE : at;
    return { id, line: at, top: Math.max(0, Math.min(at - HEAD, lowest)) };
  }

  return {
    host: () => host,
    setHost(next) {
      if (next === host) return;
      resized.disconnect();
      document.removeEventListener('scroll', scrolled, { capture: true });
      host = next;
      shown = [];
      if (next) {
        resized.observe(next);
        document.addEventListener('scroll', scrolled, { capture: true, passive: true });
        measure();
      } else window.clearTimeout(timer);
      notify();
    },
    put(group, read) {
      if (read) groups.set(group, read);
      else groups.delete(group);
      measure();
    },
    measureSoon,
    choose(group, key) {
      const id = key === undefined ? undefined : idOf(group, key);
      if (id === undefined && !chosenId?.startsWith(`${group} `)) return;
      if (id === chosenId) return;
      chosenId = id;
      const line = lineOfChosen();
      chosen = line && atItsLine(line);
      place();
    },
    point(group, key) {
      const id = key === undefined ? undefined : idOf(group, key);
      if (id === pointedId || (id === undefined && !pointedId?.startsWith(`${group} `))) return;
      pointedId = id;
      place();
    },
    setHeight(group, key, height) {
      const id = idOf(group, key);
      if (heights.get(id) === height) return;
      heights.set(id, height);
      const line = chosenId === id ? lineOfChosen() : undefined;
      if (line) chosen = atItsLine(line);
      // Sizes are reported between layout and paint, where another layout is refused.
      placeSoon();
    },
    shown: () => shown,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface View {
  readonly at: number;
  readonly top: number;
  readonly bottom: number;
}

/** The block says whether a line is near; only then is the line itself looked up. */
function lineAt(lineOf: LineOf, key: string, { at, top, bottom }: View): number | undefined {
  const block = lineOf(key, false);
  if (block === undefined) return undefined;
  const isNear = block - at > top - 3 * AHEAD && block - at < bottom + 2 * AHEAD;
  return (isNear ? (lineOf(key, true) ?? block) : block) - at;
}

function areSame(one: readonly PlacedCard[], other: readonly PlacedCard[]): boolean {
  return (
    one.length === other.length &&
    one.every((card, place) => {
      const before = other[place];
      return (
        before !== undefined &&
        card.key === before.key &&
        card.group === before.group &&
        card.top === before.top &&
        card.line === before.line &&
        card.isChosen === before.isChosen &&
        card.isPointed === before.isPointed
      );
    })
  );
}

/** The nearest element around that scrolls. */
export function scrollerOf(element: Element): Element | undefined {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight)
      return around;
  return undefined;
}
