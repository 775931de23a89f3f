import { isXpath } from '@toasoan/contract/features/extraction/template-definition.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { absoluteAddress } from '../page/absolute-address.ts';
import { textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { runXpath } from '../page/run-xpath.ts';
import { selectAll } from '../page/select-values.ts';
import { type Block, textOfBlocks } from './content-block.ts';

const NEXT_WORDS =
  /^(?:trang (?:sau|tiep|ke)(?: theo)?|trang tiep theo|xem tiep trang \d+|next page|doc tiep trang \d+)\W*$/;

/** The article's next page, absolute; undefined on the last. */
export function nextPageAddress(page: PageView, selector = ''): string | undefined {
  const links = selector === '' ? stated(page.document) : selectAll(page.document, selector);
  for (const link of links) {
    const address = absoluteAddress(hrefOf(link), page.url);
    if (address !== undefined && isSameArticle(address, page.url)) return address;
  }
  return undefined;
}

/** The whole article on one page, absolute; undefined where the page names none, or is it. */
export function singlePageAddress(page: PageView, selector: string): string | undefined {
  const found = isXpath(selector) ? runXpath(page.document, selector) : selectAll(page.document, selector);
  const written = found.map((at) => (typeof at === 'string' ? at : hrefOf(at)));
  return written
    .map((href) => absoluteAddress(href, page.url))
    .find((address) => address !== undefined && withoutMark(address) !== withoutMark(page.url));
}

const hrefOf = (link: Element) => link.getAttribute('href') ?? link.querySelector('a')?.getAttribute('href');

const withoutMark = (address: string) => address.split('#')[0];

function stated(document: Document): Element[] {
  return [...document.querySelectorAll('a[href]')].filter((link) =>
    NEXT_WORDS.test(foldVietnamese(textOf(link))),
  );
}

/** Pages of one article differ by a number or a parameter, and lie on one site. */
function isSameArticle(address: string, url: string): boolean {
  const [next, here] = [new URL(address), new URL(url)];
  return next.host === here.host && withoutMark(next.href) !== withoutMark(here.href);
}

/** The blocks of all pages; what a page repeats of those before it is left out. */
export function joinBlocks(pages: readonly (readonly Block[])[]): Block[] {
  const seen = new Set<string>();
  return pages.flatMap((blocks, index) =>
    blocks.filter((block) => {
      const key = block.kind === 'figure' ? block.picture.url : textOfBlocks([block]);
      const isRepeated = index > 0 && key.length > 20 && seen.has(key);
      seen.add(key);
      return !isRepeated;
    }),
  );
}
