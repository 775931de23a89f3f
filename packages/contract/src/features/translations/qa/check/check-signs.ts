import { LANGUAGE_FACTS } from '../../../../vocabulary/language-facts.ts';
import type { QaFinding } from '../qa-finding.ts';
import { type CheckedPair, finding } from './checked-pair.ts';

/** Blanks, the form of letters and marks, and words that stand twice. */
export function checkSigns(pair: CheckedPair): QaFinding[] {
  return [...ofBlanks(pair), ...ofForm(pair), ...ofRepeats(pair)];
}

const TWO_BLANKS = /[ \u00A0]{2,}/g;
const BEFORE_COMMA = /(?<=[\p{L}\p{N}])[ \u00A0](?=[,.](?:\s|$))/gu;

function ofBlanks(pair: CheckedPair): QaFinding[] {
  const { text } = pair.target;
  const twice = Array.from(text.matchAll(TWO_BLANKS), ({ 0: found, index }) =>
    finding(pair, 'BLANKS', 'warning', 'blanks', {
      target: { start: index, end: index + found.length },
      fix: ' ',
    }),
  );
  const before = Array.from(text.matchAll(BEFORE_COMMA), ({ index }) =>
    finding(pair, 'BLANKS', 'warning', 'blanks', { target: { start: index, end: index + 1 }, fix: '' }),
  );
  const [edge] = /^ +(?=\S)|(?<=\S) +$/.exec(text) ?? [];
  if (edge === undefined || /^\s|\s$/.test(pair.source.text)) return [...twice, ...before];
  const start = text.startsWith(' ') ? 0 : text.length - edge.length;
  const target = { start, end: start + edge.length };
  return edge.length > 1
    ? [...before, finding(pair, 'BLANKS', 'warning', 'blanks', { target, fix: '' })]
    : [...twice, ...before, finding(pair, 'BLANKS', 'warning', 'blanks', { target, fix: '' })];
}

/** Marks beside their letters break searches; the place of a tone is a matter of taste and no finding. */
function ofForm(pair: CheckedPair): QaFinding[] {
  const { raw } = pair.target;
  const composed = raw.normalize('NFC');
  if (composed === raw) return [];
  const found = finding(pair, 'NOT_COMPOSED', 'warning', 'notComposed');
  return [{ ...found, target: { start: 0, end: raw.length }, fix: composed }];
}

const REPEAT = /(?<![\p{L}\p{M}\p{N}’'-])(\p{L}[\p{L}\p{M}]*)([ \u00A0]+)\1(?![\p{L}\p{M}\p{N}’'-])/giu;
/** Words that grammar may put twice. */
const MAY_REPEAT = /^(?:that|had|nous|vous|die|der|das|sie|se|que)$/iu;

function ofRepeats(pair: CheckedPair): QaFinding[] {
  const { targetLang, target } = pair;
  // Vietnamese doubles words by design, and close scripts have none to tell apart.
  if (targetLang === 'vi' || targetLang === 'ko' || !LANGUAGE_FACTS[targetLang].hasSpaces) return [];
  return Array.from(target.text.matchAll(REPEAT)).flatMap(({ 0: whole, 1: word = '', index }) => {
    const second = whole.slice(-word.length);
    const isName = /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(second);
    if (isName || MAY_REPEAT.test(word)) return [];
    return [
      finding(pair, 'REPEATED_WORD', 'warning', 'repeated', {
        target: { start: index, end: index + whole.length },
        fix: word,
      }),
    ];
  });
}
