import type { PostCheck } from './check-facts.ts';

/** Where readers find the post: terms, links, search engines. */
export const PLACE_CHECKS: readonly PostCheck[] = [
  {
    code: 'CATEGORIES_FEW',
    field: 'categoryIds',
    level: 'off',
    figure: { plain: 2, least: 1, most: 10 },
    isMet: ({ categoryCount }, _, figure) => categoryCount >= figure,
    text: { vi: 'Cần ít nhất {figure} chuyên mục.', en: 'Categories: at least {figure}.' },
  },
  {
    code: 'TAGS_FEW',
    field: 'tagIds',
    level: 'recommended',
    figure: { plain: 1, least: 1, most: 20 },
    isMet: ({ tagCount }, _, figure) => tagCount >= figure,
    found: ({ tagCount }) => tagCount,
    text: { vi: 'Có {found} thẻ, nên từ {figure}.', en: 'Tags: {found}; {figure} or more are better.' },
    textOfNone: { vi: 'Chưa có thẻ.', en: 'No tag yet.' },
  },
  {
    code: 'TAGS_MANY',
    field: 'tagIds',
    level: 'recommended',
    figure: { plain: 10, least: 1, most: 20 },
    isMet: ({ tagCount }, _, figure) => tagCount <= figure,
    found: ({ tagCount }) => tagCount,
    text: {
      vi: 'Có {found} thẻ, nhiều nhất {figure}.',
      en: 'Tags: {found}, {figure} at most.',
    },
  },
  {
    code: 'LINKS_INSIDE_FEW',
    field: 'content',
    level: 'recommended',
    figure: { plain: 1, least: 1, most: 20 },
    isMet: ({ article, details }, _, figure) => details.postType === 'BRIEF' || article.linksInside >= figure,
    found: ({ article }) => article.linksInside,
    text: {
      vi: 'Có {found} liên kết tới bài trên trang, nên từ {figure}.',
      en: 'Links to own articles: {found}; {figure} or more are better.',
    },
    textOfNone: { vi: 'Chưa có liên kết tới bài trên trang.', en: 'No link to an own article yet.' },
  },
  {
    code: 'LINKS_OUTSIDE_MANY',
    field: 'content',
    level: 'recommended',
    figure: { plain: 10, least: 0, most: 200 },
    isMet: ({ article }, _, figure) => article.linksOutside <= figure,
    found: ({ article }) => article.linksOutside,
    text: {
      vi: 'Có {found} liên kết ra trang khác, nhiều nhất {figure}.',
      en: 'Links to other sites: {found}, {figure} at most.',
    },
  },
  {
    code: 'LINKS_MALFORMED',
    field: 'content',
    level: 'recommended',
    isMet: ({ article }) => article.linksMalformed === 0,
    found: ({ article }) => article.linksMalformed,
    text: {
      vi: '{found} liên kết không dẫn đến đâu: địa chỉ viết thiếu.',
      en: 'Links that lead nowhere, their addresses unfinished: {found}.',
    },
  },
  {
    code: 'SEO_TITLE_MISSING',
    field: 'seoTitle',
    level: 'off',
    isMet: ({ seoTitle }) => seoTitle !== '',
    text: { vi: 'Thiếu tiêu đề SEO.', en: 'The SEO title is missing.' },
  },
  {
    code: 'SEO_DESCRIPTION_MISSING',
    field: 'seoDescription',
    level: 'off',
    isMet: ({ seoDescription }) => seoDescription !== '',
    text: { vi: 'Thiếu mô tả SEO.', en: 'The SEO description is missing.' },
  },
  {
    code: 'KEYWORDS_FEW',
    field: 'keywords',
    level: 'off',
    figure: { plain: 1, least: 1, most: 15 },
    isMet: ({ keywordCount }, _, figure) => keywordCount >= figure,
    found: ({ keywordCount }) => keywordCount,
    text: {
      vi: 'Có {found} từ khóa, nên từ {figure}.',
      en: 'Keywords: {found}; {figure} or more are better.',
    },
    textOfNone: { vi: 'Chưa có từ khóa.', en: 'No keyword yet.' },
  },
];
