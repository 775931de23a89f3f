import type { SegmentRole, SourceSegment } from '../segments/article-segments.ts';

/** Texts by the keys of their segments. */
export type TextsByKey = ReadonlyMap<string, string>;

/** A field of one line; left out where it has no words. */
export function lineSegment(key: string, role: SegmentRole, text: string): SourceSegment[] {
  return /[\p{L}\p{N}]/u.test(text) ? [{ key, role, text, tags: [] }] : [];
}

/** A field of several lines: each is a segment, `key.0` the first. */
export function lineSegments(key: string, role: SegmentRole, text: string): SourceSegment[] {
  return text.split('\n').flatMap((line, place) => lineSegment(`${key}.${place}`, role, line.trim()));
}

/** The line, or what the texts say at its key. */
export function lineOf(key: string, text: string, texts: TextsByKey): string {
  return texts.get(key) ?? text;
}

/** The same lines with what the texts say at their keys; blank lines and indents stay. */
export function linesOf(key: string, text: string, texts: TextsByKey): string {
  return text
    .split('\n')
    .map((line, place) => {
      const other = texts.get(`${key}.${place}`);
      return other === undefined ? line : line.replace(line.trim(), () => other);
    })
    .join('\n');
}
