import { foldVietnamese, wordsOf } from '../../vocabulary/fold-vietnamese.ts';
import { titleSimilarity } from '../../vocabulary/similar-titles.ts';
import { isOfSource } from '../parser-sources/source-hosts.ts';

/** Rules that can stand in the way of a change to a section of a source. */
export const SECTION_RULE_TEXTS = {
  TOO_MANY_SECTIONS: {
    vi: 'Nguồn đã có {most} chuyên mục. Hãy xóa chuyên mục không còn dùng.',
    en: 'The source has {most} sections already. Delete sections that are no longer used.',
  },
  SECTION_TAKEN: {
    vi: 'Nguồn đã có chuyên mục “{title}” với đường dẫn này.',
    en: 'The source has the section “{title}” at this address already.',
  },
  FOREIGN_SECTION: {
    vi: 'Đường dẫn phải thuộc một tên miền của nguồn.',
    en: 'The address has to be on one of the domains of the source.',
  },
  SOURCE_UNKNOWN: {
    vi: 'Nguồn đã chọn không còn trong dự án này.',
    en: 'The chosen source is no longer in this project.',
  },
  PARENT_UNKNOWN: {
    vi: 'Chuyên mục cha phải là một chuyên mục khác của cùng nguồn.',
    en: 'The parent has to be another section of the same source.',
  },
  PARENT_IN_CIRCLE: {
    vi: 'Chuyên mục cha đang nằm bên dưới chuyên mục này.',
    en: 'The parent lies below this section.',
  },
  SECTION_LINKED: {
    vi: 'Chuyên mục nguồn còn {count} liên kết. Hãy xóa các liên kết trước, hoặc tắt chuyên mục.',
    en: 'The section has {count} links. Delete the links first, or switch the section off.',
  },
  NO_SITE: {
    vi: 'Nguồn chưa có website. Hãy ghi website cho nguồn rồi quét lại.',
    en: 'The source has no website. Give it one and look again.',
  },
  SITE_BUSY: {
    vi: 'Trang của nguồn đang được truy cập hoặc đang quá tải, nên phải chờ đến lượt. Hãy thử lại sau ít phút.',
    en: 'The site of the source is being fetched or overloaded and has to be left alone. Try again in a few minutes.',
  },
  SITE_FORBIDS: {
    vi: 'robots.txt của nguồn không cho đọc trang chủ. Hãy thêm chuyên mục bằng tay.',
    en: 'robots.txt of the source does not allow its front page. Add sections by hand.',
  },
  SITE_NOT_READ: {
    vi: 'Không đọc được trang của nguồn lúc này. Hãy thử lại sau hoặc thêm chuyên mục bằng tay.',
    en: 'The site of the source cannot be read now. Try again later, or add sections by hand.',
  },
} as const;

const ADDRESS = /^(https?):\/\/([^/?#]+)([^?#]*)(\?[^#]*)?/i;

/** The same for addresses of one page: http or https, letter case and `www.` of the host, a last slash and what follows `#` do not count. */
export function addressKey(address: string): string {
  const [whole, , host = '', path = '', query = ''] = ADDRESS.exec(address.trim()) ?? [];
  if (whole === undefined) return address;
  return `${host.toLowerCase().replace(/^www\./, '')}${path.replace(/\/+$/, '')}${query}`;
}

/** Whether an address may be of a source: on one of its domains, or below it; a source without domains has no limit. */
export function isOnDomain(address: string, domains: readonly string[]): boolean {
  return ADDRESS.test(address) && (domains.length === 0 || isOfSource(address, domains));
}

/** Names at least this similar are suggested. */
const LEAST_SIMILAR = 0.5;

interface Named {
  readonly id: string;
  readonly title: string;
}

/** The category whose name is most like a section's: the same words without marks first, then the most shared ones. */
export function suggestedCategory<Category extends Named>(
  section: string,
  categories: readonly Category[],
): Category | null {
  let best: { readonly category: Category; readonly score: number } | undefined;
  for (const category of categories) {
    const isSame = foldedTitle(section) === foldedTitle(category.title);
    const score = isSame ? 2 : titleSimilarity(section, category.title);
    if (score >= LEAST_SIMILAR && score > (best?.score ?? 0)) best = { category, score };
  }
  return best?.category ?? null;
}

const foldedTitle = (title: string) => wordsOf(foldVietnamese(title)).join(' ');
