import { unwrap } from './dom-edits.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Everything whose own look is no emphasis: only runs of text may say bold or italic by style. */
const BLOCKS = `${HEADINGS}, ul, ol, li, table, tbody, thead, tr, td, th, blockquote, pre, div, section, article`;

/** A heading is bold by itself, a link underlined: saying so again would stay when that look changes. */
export function tidyLooks(root: ParentNode): void {
  for (const block of root.querySelectorAll(BLOCKS)) block.removeAttribute('style');
  for (const element of root.querySelectorAll(`:is(${HEADINGS}, th) :is(b, strong), a u`)) unwrap(element);
  for (const element of root.querySelectorAll<HTMLElement>(`:is(${HEADINGS}, th) [style]`))
    element.style.removeProperty('font-weight');
  for (const element of root.querySelectorAll<HTMLElement>('a[style], a [style]'))
    element.style.removeProperty('text-decoration');
}
