import { seededNumber, seededOrder } from './seeded-order.ts';

export interface WorkToJudge {
  readonly id: string;
  readonly category: string;
  /** Everybody looks at it, so that measures can be compared. */
  readonly isAnchor?: boolean;
}

export interface JurorToAsk {
  readonly id: string;
  /** Categories that the juror judges; none: all. */
  readonly categories: readonly string[];
}

export interface Turn {
  readonly jurorId: string;
  readonly workId: string;
}

export interface Distribution {
  readonly jurors: readonly JurorToAsk[];
  readonly works: readonly WorkToJudge[];
  /** Turns that stay as they are, done or not. */
  readonly existing: readonly Turn[];
  /** Pairs that may not meet: own works, conflicts, and what a juror has declined. */
  readonly barred: readonly Turn[];
  readonly jurorsPerWork: number;
  readonly seed: string;
}

const pair = (jurorId: string, workId: string): string => `${jurorId} ${workId}`;

class Loads {
  readonly #byCategory = new Map<string, Map<string, number>>();
  readonly #total = new Map<string, number>();

  add(jurorId: string, category: string, by: 1 | -1): void {
    const loads = this.#byCategory.get(category) ?? new Map<string, number>();
    loads.set(jurorId, (loads.get(jurorId) ?? 0) + by);
    this.#byCategory.set(category, loads);
    this.#total.set(jurorId, this.total(jurorId) + by);
  }

  of(jurorId: string, category: string): number {
    return this.#byCategory.get(category)?.get(jurorId) ?? 0;
  }

  total(jurorId: string): number {
    return this.#total.get(jurorId) ?? 0;
  }
}

interface Choice {
  readonly work: WorkToJudge;
  readonly free: readonly JurorToAsk[];
  /** How many new turns the work needs. */
  readonly missing: number;
}

/** Between two steps of so many works a server answers others. */
const STEP = 250;

/**
 * New turns until each work has its number of jurors, as even as the bars allow: no chain of moves of new turns
 * makes two jurors of a category more alike. The seed decides everything else.
 */
export function distributeWorks(input: Distribution): Turn[] {
  const steps = distributionSteps(input);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps: 20,000 works take a second. */
export function* distributionSteps(input: Distribution): Generator<undefined, Turn[]> {
  const { works, existing, seed } = input;
  const workById = new Map(works.map((work) => [work.id, work]));
  const loads = new Loads();
  for (const { jurorId, workId } of existing) {
    const work = workById.get(workId);
    if (work) loads.add(jurorId, work.category, 1);
  }
  const byCategory = Map.groupBy(yield* choicesOf(input), ({ work }) => work.category);
  const turns: Turn[] = [];
  for (const [category, choices] of byCategory) {
    const added = yield* chooseJurors(category, choices, loads, seed);
    yield* level({ category, choices, added, loads, ids: yield* idsOf(choices) });
    for (const [workId, chosen] of added) for (const jurorId of chosen) turns.push({ jurorId, workId });
  }
  return yield* inSeededOrder(turns, seed, ({ jurorId, workId }) => pair(jurorId, workId));
}

const PARTS = 64;

/** `seededOrder` in steps: what is in one part of the range of places stands together. */
function* inSeededOrder<Item>(
  items: readonly Item[],
  seed: string,
  wordOf: (item: Item) => string,
): Generator<undefined, Item[]> {
  const parts: { readonly item: Item; readonly word: string; readonly place: number }[][] = Array.from(
    { length: PARTS },
    () => [],
  );
  for (const [at, item] of items.entries()) {
    if (at % STEP === 0) yield;
    const word = wordOf(item);
    const place = seededNumber(seed, word);
    parts[Math.floor(place * PARTS)]?.push({ item, word, place });
  }
  const inOrder: Item[] = [];
  for (const part of parts) {
    yield;
    part.sort((a, b) => a.place - b.place || (a.word < b.word ? -1 : 1));
    for (const { item } of part) inOrder.push(item);
  }
  return inOrder;
}

/** Who may judge what; works that few may judge choose first. */
function* choicesOf({
  jurors,
  works,
  existing,
  barred,
  jurorsPerWork,
  seed,
}: Distribution): Generator<undefined, Choice[]> {
  const closed = new Set([...barred, ...existing].map(({ jurorId, workId }) => pair(jurorId, workId)));
  const held = Map.groupBy(existing, ({ workId }) => workId);
  const inOrder = seededOrder(jurors, seed, ({ id }) => id);
  yield;
  const inTurn = yield* inSeededOrder(works, seed, ({ id }) => id);
  const choices: Choice[] = [];
  for (const [at, work] of inTurn.entries()) {
    if (at % STEP === 0) yield;
    const free = inOrder.filter(
      ({ id, categories }) =>
        (categories.length === 0 || categories.includes(work.category)) && !closed.has(pair(id, work.id)),
    );
    const missing = work.isAnchor ? free.length : jurorsPerWork - (held.get(work.id)?.length ?? 0);
    choices.push({ work, free, missing: Math.max(0, missing) });
  }
  yield;
  return choices.sort((a, b) => a.free.length - b.free.length);
}

/** Each work takes those who have the fewest of its category, then the fewest at all. */
function* chooseJurors(
  category: string,
  choices: readonly Choice[],
  loads: Loads,
  seed: string,
): Generator<undefined, Map<string, string[]>> {
  const added = new Map<string, string[]>();
  for (const [at, { work, free, missing }] of choices.entries()) {
    if (at % STEP === 0) yield;
    if (missing === 0) {
      added.set(work.id, []);
      continue;
    }
    const chosen = free
      .map(({ id }) => ({
        id,
        own: loads.of(id, category),
        all: loads.total(id),
        luck: seededNumber(seed, id, work.id),
      }))
      .sort((a, b) => a.own - b.own || a.all - b.all || a.luck - b.luck)
      .slice(0, missing)
      .map(({ id }) => id);
    for (const id of chosen) loads.add(id, category, 1);
    added.set(work.id, chosen);
  }
  return added;
}

interface Levelling {
  readonly category: string;
  readonly choices: readonly Choice[];
  /** Of everybody who may judge one of them. */
  readonly ids: readonly string[];
  /** New turns by work; changed here. */
  readonly added: Map<string, string[]>;
  readonly loads: Loads;
}

interface Move {
  readonly workId: string;
  readonly from: string;
  readonly to: string;
}

function* idsOf(choices: readonly Choice[]): Generator<undefined, string[]> {
  const known = new Set<string>();
  for (const [at, { free }] of choices.entries()) {
    if (at % STEP === 0) yield;
    for (const { id } of free) known.add(id);
  }
  return [...known];
}

/** Moves new turns along chains, from the busiest to those with at least two fewer, until no chain is left. */
function* level(levelling: Levelling): Generator<undefined, void> {
  for (;;) {
    yield;
    const chain = levellingChain(levelling);
    if (!chain) return;
    for (const { workId, from, to } of chain) {
      const chosen = levelling.added.get(workId) ?? [];
      levelling.added.set(workId, [...chosen.filter((id) => id !== from), to]);
      levelling.loads.add(from, levelling.category, -1);
      levelling.loads.add(to, levelling.category, 1);
    }
  }
}

function levellingChain(levelling: Levelling): Move[] | undefined {
  const { loads, category } = levelling;
  const { ids } = levelling;
  const load = (id: string): number => loads.of(id, category);
  const least = Math.min(...ids.map(load));
  const busy = ids.filter((id) => load(id) >= least + 2).sort((a, b) => load(b) - load(a));
  if (busy.length === 0) return undefined;
  const steps = possibleMoves(levelling);
  for (const start of busy) {
    const chain = chainFrom(start, steps, (id) => load(id) <= load(start) - 2);
    if (chain) return chain;
  }
  return undefined;
}

/** One move for each two jurors between whom a new turn can go. */
function possibleMoves({ choices, added }: Levelling): Map<string, Map<string, Move>> {
  const steps = new Map<string, Map<string, Move>>();
  for (const { work, free } of choices) {
    const chosen = added.get(work.id) ?? [];
    const others = free.filter(({ id }) => !chosen.includes(id));
    for (const from of chosen) {
      const ways = steps.get(from) ?? new Map<string, Move>();
      for (const { id: to } of others) if (!ways.has(to)) ways.set(to, { workId: work.id, from, to });
      steps.set(from, ways);
    }
  }
  return steps;
}

/** The shortest chain: it never moves one work twice, for a shorter one would be there then. */
function chainFrom(
  start: string,
  steps: ReadonlyMap<string, ReadonlyMap<string, Move>>,
  isGoal: (id: string) => boolean,
): Move[] | undefined {
  const cameBy = new Map<string, Move | undefined>([[start, undefined]]);
  for (const id of cameBy.keys()) {
    if (isGoal(id)) return chainTo(id, cameBy);
    for (const [to, move] of steps.get(id) ?? []) if (!cameBy.has(to)) cameBy.set(to, move);
  }
  return undefined;
}

function chainTo(end: string, cameBy: ReadonlyMap<string, Move | undefined>): Move[] {
  const chain: Move[] = [];
  for (let move = cameBy.get(end); move; move = cameBy.get(move.from)) chain.unshift(move);
  return chain;
}

/**
 * Turns that are too many once fewer jurors are enough: never done ones, and of the jurors with most left to do.
 * Works that everybody looks at keep theirs.
 */
export function surplusTurns(
  turns: readonly (Turn & { readonly isDone: boolean; readonly isAnchor?: boolean })[],
  jurorsPerWork: number,
): Turn[] {
  const left = new Map<string, number>();
  for (const { jurorId, isDone } of turns) if (!isDone) left.set(jurorId, (left.get(jurorId) ?? 0) + 1);
  const surplus: Turn[] = [];
  for (const ofWork of Map.groupBy(turns, ({ workId }) => workId).values()) {
    const open = ofWork.filter(({ isDone, isAnchor }) => !isDone && !isAnchor);
    const tooMany = Math.min(open.length, ofWork.length - jurorsPerWork);
    for (let taken = 0; taken < tooMany; taken += 1) {
      open.sort((a, b) => (left.get(a.jurorId) ?? 0) - (left.get(b.jurorId) ?? 0));
      const turn = open.pop();
      if (!turn) break;
      left.set(turn.jurorId, (left.get(turn.jurorId) ?? 0) - 1);
      surplus.push({ jurorId: turn.jurorId, workId: turn.workId });
    }
  }
  return surplus;
}
