import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { absoluteAddress } from '../page/absolute-address.ts';
import { textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { selectAll } from '../page/select-values.ts';
import { type Block, textOfBlocks } from './content-block.ts';

const NEXT_WORDS =
  /^(?:trang (?:sau|tiep|ke)(?: theo)?|trang tiep theo|xem tiep trang \d+|next page|doc tiep trang \d+)\W*$/;

/** The article's next page, absolute; undefined on the last. */
export function nextPageAddress(page: PageView, selector = ''): string | undefined {
  const links = selector === '' ? stated(page.document) : selectAll(page.document, selector);
  for (const link of links) {
    const address = absoluteAddress(
      link.getAttribute('href') ?? link.querySelector('a')?.getAttribute('href'),
      page.url,
    );
    if (address !== undefined && isSameArticle(address, page.url)) return address;
  }
  return undefined;
}

function stated(document: Document): Element[] {
  return [...document.querySelectorAll('a[href]')].filter((link) =>
    NEXT_WORDS.test(foldVietnamese(textOf(link))),
  );
}

/** Pages of one article differ by a number or a parameter, and lie on one site. */
function isSameArticle(address: string, url: string): boolean {
  const [next, here] = [new URL(address), new URL(url)];
  return next.host === here.host && next.href.split('#')[0] !== here.href.split('#')[0];
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
