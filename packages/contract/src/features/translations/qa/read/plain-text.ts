import { TAG } from '../../../../article/segment-tags.ts';
import { ZEROS } from '../data/number-styles.ts';
import type { TextRange } from '../qa-finding.ts';

/** The words of a tagged text, composed, with their way back to it. */
export interface PlainText {
  /** As it is stored, with tags. */
  readonly raw: string;
  /** Without tags, composed (NFC), digits of all scripts as 0 to 9. */
  readonly text: string;
  /** A part of `text` as a part of `raw`. */
  readonly rawRange: (range: TextRange) => TextRange;
  /** Whether a tag stands within a part, so that nothing can be put in its place. */
  readonly holdsTag: (range: TextRange) => boolean;
}

const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

/** Reads a text as the checks see it. */
export function plainText(raw: string): PlainText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const take = (upTo: number) => {
    for (const { 0: cluster, index } of raw.slice(at, upTo).matchAll(CLUSTER)) {
      const composed = asciiDigit(cluster.normalize('NFC'));
      text += composed;
      for (let unit = 0; unit < composed.length; unit += 1) {
        starts.push(at + index);
        ends.push(at + index + cluster.length);
      }
    }
  };
  for (const tag of raw.matchAll(TAG)) {
    take(tag.index);
    at = tag.index + tag[0].length;
  }
  take(raw.length);
  const rawRange = ({ start, end }: TextRange) => ({
    start: starts[start] ?? raw.length,
    end: end > start ? (ends[end - 1] ?? raw.length) : (starts[start] ?? raw.length),
  });
  const holdsTag = (range: TextRange) => {
    const { start, end } = rawRange(range);
    return raw.slice(start, end).search(TAG) >= 0;
  };
  return { raw, text, rawRange, holdsTag };
}

const OTHER_DIGIT = /^[\u0660-\u0669\u06F0-\u06F9\u0E50-\u0E59\u0ED0-\u0ED9\u17E0-\u17E9\uFF10-\uFF19]$/;

function asciiDigit(sign: string): string {
  if (!OTHER_DIGIT.test(sign)) return sign;
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((one) => code >= one && code < one + 10) ?? code;
  return String(code - zero);
}
