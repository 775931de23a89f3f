import { TAG, tagsIn } from '@toasoan/contract/article/segment-tags.ts';
import type { HtmlSegment } from './html-segments.ts';

interface TranslatedHtml {
  readonly html: string;
  readonly translated: number;
  readonly untranslated: number;
  /** Places in the list of segments that took their words. */
  readonly taken: readonly number[];
}

/**
 * The document with other words: everything outside the segments stays byte for byte, and so does a segment whose
 * words are '' or do not hold exactly its tags.
 */
export function withWords(
  html: string,
  segments: readonly HtmlSegment[],
  words: readonly string[],
): TranslatedHtml {
  let at = 0;
  let result = '';
  const taken: number[] = [];
  for (const [place, segment] of segments.entries()) {
    const text = words[place] ?? '';
    if (text === '' || !holdsTags(text, segment.text)) continue;
    const source = html.slice(segment.start, segment.end);
    result +=
      html.slice(at, segment.start) + leading(source) + markedUp(text.trim(), segment) + trailing(source);
    at = segment.end;
    taken.push(place);
  }
  return {
    html: result + html.slice(at),
    translated: taken.length,
    untranslated: segments.length - taken.length,
    taken,
  };
}

/** Every tag of the source once, and what opens also closes inside. */
function holdsTags(text: string, source: string): boolean {
  const tags = tagsIn(text);
  if (tags.toSorted().join() !== tagsIn(source).toSorted().join()) return false;
  const open: string[] = [];
  return tags.every((tag) => {
    if (tag.startsWith('<x')) return true;
    if (!tag.startsWith('</')) return open.push(tag) > 0;
    return open.pop() === tag.replace('/', '');
  });
}

function markedUp(text: string, { markup }: HtmlSegment): string {
  let at = 0;
  let result = '';
  for (const { 0: tag, index } of text.matchAll(TAG)) {
    result += escaped(text.slice(at, index)) + (markup.get(tag) ?? '');
    at = index + tag.length;
  }
  return result + escaped(text.slice(at));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00A0': '&nbsp;',
};

function escaped(text: string): string {
  return text.replace(/[&<>\u00A0]/g, (character) => ENTITIES[character] ?? character);
}

/** Blanks at the ends of a segment are no part of its words. */
const leading = (source: string) => /^(?:\s|&nbsp;|&#160;)*/i.exec(source)?.[0] ?? '';
const trailing = (source: string) => /(?:\s|&nbsp;|&#160;)*$/i.exec(source)?.[0] ?? '';
