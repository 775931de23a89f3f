/** Letters that stand in both texts, one after the other: `length` of them from `before` and from `after` on. */
export interface KeptRun {
  readonly before: number;
  readonly after: number;
  readonly length: number;
}

/** Pieces of both texts: `from` the first up to `to`, not with it. */
interface Gap {
  readonly from: number;
  readonly to: number;
  readonly otherFrom: number;
  readonly otherTo: number;
}

const BLOCKS = /[^\n]+|\n/g;
const WORDS = /[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;
const LETTER = /[\p{L}\p{N}\p{M}]/u;
const SPACE = /\s/;
/** Blocks that are compared word by word, whatever the breaks between them: in letters of each side. */
const MOST_OVER_BREAKS = 3_000;
/** Comparisons of every piece with every other that one change may cost. */
const BUDGET = 3_000_000;

interface Pieces {
  readonly texts: readonly string[];
  /** Where each begins, and last where all end. */
  readonly starts: readonly number[];
}

function piecesOf(text: string, pattern: RegExp, offset: number): Pieces {
  const texts = text.match(pattern) ?? [];
  const starts = [offset];
  for (const piece of texts) starts.push((starts.at(-1) ?? 0) + piece.length);
  return { texts, starts };
}

/** What two texts have in common: blocks first, in what differs the letters at both ends, between them words. */
export function keptRuns(before: string, after: string): KeptRun[] {
  const runs: KeptRun[] = [];
  const budget = { left: BUDGET };
  function keep(run: KeptRun): void {
    const last = runs.at(-1);
    if (run.length === 0) return;
    const follows =
      last !== undefined &&
      last.before + last.length === run.before &&
      last.after + last.length === run.after;
    if (follows) runs[runs.length - 1] = { ...last, length: last.length + run.length };
    else runs.push(run);
  }
  function compare(gap: Gap, pattern: RegExp, differs: (gap: Gap) => void, fixes = everyPiece): void {
    const ones = piecesOf(before.slice(gap.from, gap.to), pattern, gap.from);
    const others = piecesOf(after.slice(gap.otherFrom, gap.otherTo), pattern, gap.otherFrom);
    const all = { from: 0, to: ones.texts.length, otherFrom: 0, otherTo: others.texts.length };
    matchPieces(ones.texts, others.texts, all, {
      budget,
      fixes,
      same(one, other) {
        const start = ones.starts[one] ?? 0;
        keep({
          before: start,
          after: others.starts[other] ?? 0,
          length: (ones.starts[one + 1] ?? 0) - start,
        });
      },
      differs: ({ from, to, otherFrom, otherTo }) =>
        differs({
          from: ones.starts[from] ?? 0,
          to: ones.starts[to] ?? 0,
          otherFrom: others.starts[otherFrom] ?? 0,
          otherTo: others.starts[otherTo] ?? 0,
        }),
    });
  }
  const ends = (gap: Gap, differs?: (gap: Gap) => void) => keepEnds(before, after, gap, { keep, differs });
  const whole = { from: 0, to: before.length, otherFrom: 0, otherTo: after.length };
  const inWords = (block: Gap) => ends(block, (middle) => compare(middle, WORDS, (word) => ends(word)));
  compare(whole, BLOCKS, inWords, blocksThatFix);
  return runs;
}

/** Which of these pieces say where others belong. */
type Fixes = (mine: readonly string[], theirs: readonly string[]) => (piece: string) => boolean;

const everyPiece: Fixes = () => () => true;

/** Breaks between blocks belong together only where there are as many: blocks may have been split and joined. */
const blocksThatFix: Fixes = (mine, theirs) => {
  const breaks = (pieces: readonly string[]) => pieces.filter((piece) => piece === '\n').length;
  const isLong = (pieces: readonly string[]) => pieces.join('').length > MOST_OVER_BREAKS;
  if (breaks(mine) === breaks(theirs) || isLong(mine) || isLong(theirs)) return () => true;
  return (piece) => piece !== '\n';
};

const isWithinWord = (text: string, place: number) =>
  LETTER.test(text.charAt(place - 1)) && LETTER.test(text.charAt(place));

interface Ends {
  readonly keep: (run: KeptRun) => void;
  readonly differs: ((gap: Gap) => void) | undefined;
}

/** What was changed in one place keeps the letters around it; a word that is spelt anew keeps its ends. */
function keepEnds(before: string, after: string, gap: Gap, { keep, differs }: Ends): void {
  let { from, to, otherFrom, otherTo } = gap;
  while (from < to && otherFrom < otherTo && before[from] === after[otherFrom]) {
    from += 1;
    otherFrom += 1;
  }
  while (to > from && otherTo > otherFrom && before[to - 1] === after[otherTo - 1]) {
    to -= 1;
    otherTo -= 1;
  }
  if (SPACE.test(before.slice(from, to)) || SPACE.test(after.slice(otherFrom, otherTo))) {
    // Letters that other words happen to share are no part of this one.
    for (; from > gap.from && isWithinWord(before, from) && isWithinWord(after, otherFrom); from -= 1)
      otherFrom -= 1;
    for (; to < gap.to && isWithinWord(before, to) && isWithinWord(after, otherTo); to += 1) otherTo += 1;
  }
  keep({ before: gap.from, after: gap.otherFrom, length: from - gap.from });
  if (from < to || otherFrom < otherTo) differs?.({ from, to, otherFrom, otherTo });
  keep({ before: to, after: otherTo, length: gap.to - to });
}

interface RunReport {
  readonly budget: { left: number };
  readonly fixes: Fixes;
  readonly same: (one: number, other: number) => void;
  readonly differs: (gap: Gap) => void;
}

/** Tells in order what is the same and what differs between. */
function matchPieces(ones: readonly string[], others: readonly string[], gap: Gap, report: RunReport): void {
  let { from, to, otherFrom, otherTo } = gap;
  for (; from < to && otherFrom < otherTo && ones[from] === others[otherFrom]; from += 1, otherFrom += 1)
    report.same(from, otherFrom);
  let tail = 0;
  while (to > from && otherTo > otherFrom && ones[to - 1] === others[otherTo - 1]) {
    to -= 1;
    otherTo -= 1;
    tail += 1;
  }
  const inner = { from, to, otherFrom, otherTo };
  if (from < to && otherFrom < otherTo) matchMiddle(ones, others, inner, report);
  else if (from < to || otherFrom < otherTo) report.differs(inner);
  for (let index = 0; index < tail; index += 1) report.same(to + index, otherTo + index);
}

function matchMiddle(ones: readonly string[], others: readonly string[], gap: Gap, report: RunReport): void {
  const isFixed = report.fixes(ones.slice(gap.from, gap.to), others.slice(gap.otherFrom, gap.otherTo));
  const fixed =
    onlyOnce(ones, others, gap, isFixed) ?? commonOrder(ones, others, gap, { ...report, isFixed });
  if (fixed.length === 0) {
    report.differs(gap);
    return;
  }
  let { from, otherFrom } = gap;
  for (const [one, other] of [...fixed, [gap.to, gap.otherTo] as const]) {
    matchPieces(ones, others, { from, to: one, otherFrom, otherTo: other }, report);
    if (one < gap.to) report.same(one, other);
    [from, otherFrom] = [one + 1, other + 1];
  }
}

type Pair = readonly [number, number];

/** Pieces that each side has once, in an order that both keep; undefined where there are none. */
function onlyOnce(
  ones: readonly string[],
  others: readonly string[],
  gap: Gap,
  isFixed: (piece: string) => boolean,
): Pair[] | undefined {
  const [mine, theirs] = [placesOf(ones, gap.from, gap.to), placesOf(others, gap.otherFrom, gap.otherTo)];
  const pairs: Pair[] = [];
  for (const [piece, place] of mine) {
    const other = theirs.get(piece);
    if (place >= 0 && other !== undefined && other >= 0 && isFixed(piece)) pairs.push([place, other]);
  }
  return pairs.length === 0 ? undefined : rising(pairs);
}

/** Where each piece stands; -1 for one that stands in several places. */
function placesOf(pieces: readonly string[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let index = from; index < to; index += 1) {
    const piece = pieces[index] ?? '';
    places.set(piece, places.has(piece) ? -1 : index);
  }
  return places;
}

/** The longest part of the pairs that rises on both sides; they rise on the first already. */
function rising(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, [, other]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < other) low = middle + 1;
      else high = middle;
    }
    before.push(low === 0 ? -1 : (ends[low - 1] ?? -1));
    ends[low] = index;
  }
  const found: Pair[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) found.push(pairs[at] ?? [0, 0]);
  return found.reverse();
}

/** The longest common order of few pieces; none where that would cost too much. */
function commonOrder(
  ones: readonly string[],
  others: readonly string[],
  { from, to, otherFrom, otherTo }: Gap,
  { budget, isFixed }: { readonly budget: { left: number }; readonly isFixed: (piece: string) => boolean },
): Pair[] {
  const [height, width] = [to - from, otherTo - otherFrom + 1];
  if (height * width > budget.left) return [];
  budget.left -= height * width;
  const lengths = new Uint16Array((height + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  const fixed = ones.map(isFixed);
  const isSame = (one: number, other: number) => fixed[one] === true && ones[one] === others[other];
  for (let one = height - 1; one >= 0; one -= 1) {
    for (let other = width - 2; other >= 0; other -= 1) {
      lengths[one * width + other] = isSame(from + one, otherFrom + other)
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let one = 0, other = 0; one < height && other < width - 1; ) {
    if (isSame(from + one, otherFrom + other)) {
      pairs.push([from + one, otherFrom + other]);
      one += 1;
      other += 1;
    } else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}
