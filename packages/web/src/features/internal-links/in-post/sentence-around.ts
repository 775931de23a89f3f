/** Words with the sentence in which they stand. */
interface Sentence {
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** Letters on each side at most. */
const MOST = 90;
const SENTENCE_END = /[.!?…]["”’)]*\s+/g;

/** The sentence around a part of a line, cut at whole words where it is long. */
export function sentenceAround(text: string, from: number, to: number): Sentence {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length);
  const start = ends.findLast((at) => at <= from) ?? 0;
  const end = ends.find((at) => at >= to) ?? text.length;
  return {
    before: lastOf(text.slice(start, from)),
    words: text.slice(from, to),
    after: firstOf(text.slice(to, end).trimEnd()),
  };
}

function lastOf(text: string): string {
  if (text.length <= MOST) return text;
  return `… ${text.slice(-MOST).replace(/^\S*\s+/, '')}`;
}

function firstOf(text: string): string {
  if (text.length <= MOST) return text;
  return `${text.slice(0, MOST).replace(/\s+\S*$/, '')} …`;
}
