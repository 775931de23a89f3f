import { Parser } from 'htmlparser2';
import { type Found, PictureFinder } from './picture-finder.ts';
import type { PlacedPicture } from './placed-picture.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The HTML with the pictures that `pictureAt` knows as library figures, each with its own caption. */
export function placePictures(
  html: string,
  pictureAt: (address: string) => PlacedPicture | undefined,
): string {
  const finder = new PictureFinder(pictureAt);
  const parser: Parser = new Parser({
    onopentag: (name, attributes, isImplied) => {
      if (!isImplied) finder.open(name, attributes, { start: parser.startIndex, end: parser.endIndex + 1 });
    },
    ontext: (text) => finder.text(text),
    onclosetag: (name, isImplied) =>
      finder.close(name, isImplied ? undefined : { start: parser.startIndex, end: parser.endIndex + 1 }),
  });
  parser.end(html);
  return edited(html, finder.found.flatMap(editsOf));
}

function editsOf({ at, picture, alt, caption, around }: Found): Edit[] {
  return [
    { ...at, text: figureTags(picture, alt, caption) },
    ...around.map((place) => ({ ...place, text: '' })),
  ];
}

/** Like `figureHtml` of the contract, as far as its reader needs. */
function figureTags(
  { mediaId, key, width, height, alt, credit }: PlacedPicture,
  said: string,
  caption: string,
) {
  const cite = credit === '' ? '' : `<cite>${escaped(credit)}</cite>`;
  const img = `<img src="/media/${key}/w1280.jpg" alt="${escaped(said || alt)}" width="${width}" height="${height}">`;
  return `<figure class="picture" data-media="${mediaId}">${img}<figcaption>${escaped(caption)}${cite}</figcaption></figure>`;
}

function escaped(text: string): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return plain.replaceAll('"', '&quot;').replace(/\s+/g, ' ').trim();
}

function edited(html: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    parts.push(html.slice(from, start), text);
    from = end;
  }
  return parts.join('') + html.slice(from);
}
