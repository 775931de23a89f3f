import { END_SIGNS, QUOTATION, QUOTE_STYLES, WITHOUT_FULL_STOP, WRITTEN_ENDS } from '../data/quote-styles.ts';
import type { QaFinding, TextRange } from '../qa-finding.ts';
import { type CheckedPair, finding } from './checked-pair.ts';

/** The sign at the end, brackets, and quotes as the language writes them. */
export function checkPunctuation(pair: CheckedPair): QaFinding[] {
  return [...ofEnd(pair), ...ofBrackets(pair), ...ofQuotes(pair), ...ofCommas(pair)];
}

const END = /([.?!:…。．？！：។۔؟]|\.{3})(?=["”“»«’)\]」』\s\u00A0\u202F]*$)/u;

function endOf(text: string): (TextRange & { readonly sign: string }) | undefined {
  const found = END.exec(text);
  if (!found?.[1]) return undefined;
  const written = text.slice(0, found.index + 1).endsWith('...') || found[1] === '...' ? '…' : found[1];
  return {
    start: found.index,
    end: found.index + found[1].length,
    sign: END_SIGNS[written] ?? written,
  };
}

function ofEnd(pair: CheckedPair): QaFinding[] {
  const source = endOf(pair.source.text);
  const target = endOf(pair.target.text);
  const wanted = source?.sign;
  if (wanted === target?.sign || (wanted === '.' && WITHOUT_FULL_STOP.has(pair.targetLang))) return [];
  if (target && !source) {
    // An abbreviation may end a title with its own full stop.
    if (/\p{Lu}\.$/u.test(pair.target.text.slice(0, target.end))) return [];
    return [finding(pair, 'PUNCTUATION', 'warning', 'endAdded', { target, fix: '' })];
  }
  const written = WRITTEN_ENDS[pair.targetLang]?.[wanted ?? ''] ?? wanted ?? '';
  if (!target) return [finding(pair, 'PUNCTUATION', 'warning', 'endMissing', { source, fix: written })];
  return [finding(pair, 'PUNCTUATION', 'warning', 'endDiffers', { source, target, fix: written })];
}

function ofBrackets(pair: CheckedPair): QaFinding[] {
  const open = pair.target.text.match(/[(（]/g)?.length ?? 0;
  const closed = pair.target.text.match(/[)）]/g)?.length ?? 0;
  const isOdd =
    (pair.source.text.match(/[(]/g)?.length ?? 0) !== (pair.source.text.match(/[)]/g)?.length ?? 0);
  return open === closed || isOdd ? [] : [finding(pair, 'PUNCTUATION', 'warning', 'brackets')];
}

function ofQuotes(pair: CheckedPair): QaFinding[] {
  const styles = QUOTE_STYLES[pair.targetLang];
  const [[open, close] = ['“', '”']] = styles;
  const signs = new Set(styles.flatMap(([one, other]) => [one.trim(), other.trim()]));
  const found = Array.from(pair.target.text.matchAll(QUOTATION));
  const said = QUOTATION_ONCE.exec(pair.source.text);
  if (found.length === 0 && said && !/['‘‚‹]/u.test(pair.target.text))
    return [
      finding(pair, 'QUOTES', 'warning', 'quotesLost', {
        source: { start: said.index, end: said.index + said[0].length },
      }),
    ];
  return found.flatMap(({ 0: whole, index, ...groups }) => {
    const isOwn = styles.some(([one, other]) => whole.startsWith(one.trim()) && whole.endsWith(other.trim()));
    if (isOwn && signs.has(whole.charAt(0))) return [];
    const target = { start: index, end: index + whole.length };
    const within = Object.entries(groups).find(([no, text]) => /^\d$/.test(no) && text !== undefined)?.[1];
    return [
      finding(pair, 'QUOTES', 'warning', 'quoteStyle', {
        target,
        fix: `${open}${typeof within === 'string' ? within : ''}${close}`,
      }),
    ];
  });
}

const QUOTATION_ONCE = new RegExp(QUOTATION.source, 'u');

/** English newspapers close a quotation behind its comma. */
function ofCommas(pair: CheckedPair): QaFinding[] {
  if (pair.targetLang !== 'en') return [];
  return Array.from(pair.target.text.matchAll(/(?<=[\p{L}\p{N}])”,/gu), ({ 0: whole, index }) =>
    finding(pair, 'QUOTES', 'warning', 'commaOutside', {
      target: { start: index, end: index + whole.length },
      fix: ',”',
    }),
  );
}
