import { TAG, tagsIn } from '../../../../article/segment-tags.ts';
import type { QaFinding, TextRange } from '../qa-finding.ts';
import { type CheckedPair, finding } from './checked-pair.ts';

/** What must survive as it is: marks, links in the text, shortcodes. */
export function checkTags(pair: CheckedPair): QaFinding[] {
  return [...ofMarks(pair), ...ofKept(pair, ADDRESS, 'LINK'), ...ofKept(pair, SHORTCODE, 'SHORTCODE')];
}

interface Placed extends TextRange {
  readonly tag: string;
  readonly no: string;
  readonly isClosing: boolean;
  readonly isPair: boolean;
}

function placedTags(text: string): Placed[] {
  return Array.from(text.matchAll(TAG), ({ 0: tag, 1: slash, 2: pairNo, 3: single, index }) => ({
    tag,
    no: pairNo ?? single ?? '',
    isClosing: slash === '/',
    isPair: single === undefined,
    start: index,
    end: index + tag.length,
  }));
}

function ofMarks(pair: CheckedPair): QaFinding[] {
  const source = new Set(tagsIn(pair.source.raw));
  const placed = placedTags(pair.target.raw);
  const seen = new Set<string>();
  const findings: QaFinding[] = [];
  for (const one of placed) {
    if (!source.has(one.tag)) findings.push(atTag(pair, one, 'tagUnknown', ''));
    else if (seen.has(one.tag)) findings.push(atTag(pair, one, 'tagTwice', one.isPair ? undefined : ''));
    seen.add(one.tag);
  }
  for (const tag of source)
    if (!seen.has(tag))
      findings.push(finding(pair, 'TAGS', 'error', 'tagMissing', { says: { source: tag } }));
  return findings.length > 0 ? findings : ofNesting(pair, placed);
}

/** The tag itself is the range, so the fix stands although it holds a tag. */
function atTag(
  pair: CheckedPair,
  { start, end, tag }: Placed,
  text: 'tagUnknown' | 'tagTwice' | 'tagCrossed' | 'tagMoved',
  fix?: string,
): QaFinding {
  const severity = text === 'tagMoved' ? 'warning' : 'error';
  const found = finding(pair, 'TAGS', severity, text, { says: { target: tag } });
  return { ...found, target: { start, end }, ...(fix !== undefined && { fix }) };
}

function ofNesting(pair: CheckedPair, placed: readonly Placed[]): QaFinding[] {
  const parents = parentsOf(placedTags(pair.source.raw)).parents;
  const own = parentsOf(placed);
  if (own.crossed) return [atTag(pair, own.crossed, 'tagCrossed')];
  const moved = placed.find(
    ({ no, isPair, isClosing }) => isPair && !isClosing && own.parents.get(no) !== parents.get(no),
  );
  return moved ? [atTag(pair, moved, 'tagMoved')] : [];
}

function parentsOf(placed: readonly Placed[]): {
  readonly parents: ReadonlyMap<string, string | undefined>;
  readonly crossed: Placed | undefined;
} {
  const parents = new Map<string, string | undefined>();
  const open: string[] = [];
  for (const one of placed) {
    if (!one.isPair) continue;
    if (!one.isClosing) {
      parents.set(one.no, open.at(-1));
      open.push(one.no);
    } else if (open.pop() !== one.no) return { parents, crossed: one };
  }
  return { parents, crossed: undefined };
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"”»)]*[^\s<>"”»).,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
const SHORTCODE =
  /\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^\]]*)?\/?\]|\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{[a-z_][\w.]*\}|%(?:\d\$)?[sd](?![\p{L}\d])/giu;

function ofKept(pair: CheckedPair, pattern: RegExp, code: 'LINK' | 'SHORTCODE'): QaFinding[] {
  const said = Array.from(pair.source.text.matchAll(pattern));
  const given = Array.from(pair.target.text.matchAll(pattern));
  const open = [...given];
  const missing = said.filter(({ 0: written }) => {
    const place = open.findIndex((one) => one[0] === written);
    if (place >= 0) open.splice(place, 1);
    return place === -1;
  });
  return missing.map(({ 0: written, index }) => {
    const other = missing.length === 1 && open.length === 1 ? open[0] : undefined;
    const target = other && { start: other.index, end: other.index + other[0].length };
    return finding(pair, code, 'error', code === 'LINK' ? 'address' : 'shortcode', {
      source: { start: index, end: index + written.length },
      target,
      fix: other && written,
    });
  });
}
