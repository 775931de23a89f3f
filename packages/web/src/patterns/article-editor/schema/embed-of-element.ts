import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import { readEmbedHtml } from '@toasoan/contract/article/embed-html.ts';
import { isBlankText } from '../paste/dom-edits.ts';

/** Words of a figure outside its caption would be lost with it. */
function saysMore(figure: Element): boolean {
  const copy = figure.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('figcaption, iframe, summary')) part.remove();
  return !isBlankText(copy.textContent) || copy.querySelector('img, table, hr') !== null;
}

/** The video of a frame, or of a figure around one. */
export function embedOf(element: Element): ArticleAttributes | undefined {
  const frames = element.localName === 'iframe' ? [element] : [...element.querySelectorAll('iframe')];
  const [frame] = frames;
  if (frame === undefined || frames.length > 1 || saysMore(element)) return undefined;
  const source = frame.getAttribute('src') ?? '';
  return readEmbedHtml(
    source.startsWith('//') ? `https:${source}` : source,
    frame.getAttribute('title') ?? '',
    element.querySelector('figcaption')?.textContent ?? '',
  );
}
