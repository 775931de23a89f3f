import type { QuotePassage } from '@toasoan/contract/features/events/quotes/quote.ts';
import type { PlanValue } from './old-values.ts';
import type { QuotedLine, Span } from './quoted-lines.ts';

interface Found {
  /** Sentences that say an old value, with it marked. */
  readonly passages: readonly QuotePassage[];
  readonly reasons: ReadonlySet<PlanValue['reason']>;
}

const sentences = new Intl.Segmenter('vi', { granularity: 'sentence' });
/** A longer sentence is cut around what it says. */
const LONGEST = 280;
const AROUND = 90;

/** What lines say of `old`. What they say of `current` holds, also where the old words are part of it. */
export function findPassages(
  lines: readonly QuotedLine[],
  old: readonly PlanValue[],
  current: readonly PlanValue[],
): Found {
  const reasons = new Set<PlanValue['reason']>();
  const passages = lines.flatMap((line) => {
    const right = current.flatMap((value) => value.find(line));
    const wrong = old.flatMap(({ reason, find }) => {
      const spans = find(line).filter((span) => !right.some((one) => isWithin(span, one)));
      if (spans.length > 0) reasons.add(reason);
      return spans;
    });
    return passagesOf(line.text, joined(wrong));
  });
  return { passages, reasons };
}

function isWithin(inner: Span, outer: Span): boolean {
  return outer.from <= inner.from && inner.to <= outer.to && outer.to - outer.from > inner.to - inner.from;
}

/** In order, those that touch as one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last === undefined || span.from > last.to) result.push(span);
    else result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return result;
}

function passagesOf(text: string, spans: readonly Span[]): QuotePassage[] {
  if (spans.length === 0) return [];
  const ends = [...sentences.segment(text)].map(({ index, segment }) => ({
    from: index,
    to: index + segment.trimEnd().length,
  }));
  const around = spans.map(({ from, to }) => ({
    from: ends.findLast((one) => one.from <= from)?.from ?? 0,
    to: ends.find((one) => one.to >= to)?.to ?? text.length,
  }));
  return joined(around.map(({ from, to }) => ({ from, to: to - 1 }))).map(({ from, to }) => {
    const inside = spans.filter((span) => span.from >= from && span.to <= to + 1);
    return passageOf(text, { from, to: to + 1 }, inside);
  });
}

function passageOf(text: string, sentence: Span, marks: readonly Span[]): QuotePassage {
  const { from, to } = shortened(text, sentence, marks);
  const parts: QuotePassage['parts'][number][] = [];
  let at = from;
  const add = (until: number, isOld: boolean) => {
    if (until > at) parts.push({ text: text.slice(at, until), isOld });
    at = Math.max(at, until);
  };
  if (from > sentence.from) parts.push({ text: '…', isOld: false });
  for (const mark of marks.filter((one) => one.to <= to)) {
    add(mark.from, false);
    add(mark.to, true);
  }
  add(to, false);
  if (to < sentence.to) parts.push({ text: '…', isOld: false });
  return { parts };
}

function shortened(text: string, { from, to }: Span, [first]: readonly Span[]): Span {
  if (to - from <= LONGEST || first === undefined) return { from, to };
  const begin = first.from - from <= AROUND ? from : text.indexOf(' ', first.from - AROUND) + 1;
  const most = begin + LONGEST;
  const end = to <= most ? to : text.lastIndexOf(' ', most);
  return { from: Math.min(begin, first.from), to: Math.max(end, first.to) };
}
