import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { emptyDocument } from '@toasoan/contract/article/document.ts';
import {
  type Page,
  type PageDraft,
  pageDraft,
  type StoredPageDraft,
} from '@toasoan/contract/features/pages/page.ts';
import {
  type PageDetails,
  PLAIN_PAGE_DETAILS,
  pickPageDetails,
} from '@toasoan/contract/features/pages/page-details.ts';
import { PAGE_RULE_TEXTS } from '@toasoan/contract/features/pages/page-rule-texts.ts';
import { isReservedSlug } from '@toasoan/contract/features/pages/tree/reserved-slugs.ts';
import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';

/** Everything except the body, which the editor holds. */
export interface PageValues extends Readonly<PageDetails> {
  readonly title: string;
  readonly slug: string;
  readonly parentId: string | null;
  readonly excerpt: string;
  readonly keywords: readonly string[];
  readonly seoTitle: string;
  readonly seoDescription: string;
}

export const BLANK_PAGE: PageValues = {
  title: '',
  slug: '',
  parentId: null,
  excerpt: '',
  keywords: [],
  seoTitle: '',
  seoDescription: '',
  ...PLAIN_PAGE_DETAILS,
};

const NO_TEXT: ArticleDocument = emptyDocument;

const titled = (title: string) => (title === UNTITLED ? '' : title);

export function pageValues(page: Page): PageValues {
  return {
    ...page.details,
    title: titled(page.title),
    slug: page.slug,
    parentId: page.parentId,
    excerpt: page.excerpt,
    keywords: page.keywords,
    seoTitle: page.seoTitle,
    seoDescription: page.seoDescription,
  };
}

/** The body of save calls. An unchanged slug is left out, because the server derives it from the title. */
export function pageInput(values: PageValues, content: ArticleDocument, savedSlug: string) {
  const { slug, ...others } = values;
  const wanted = slug.trim();
  return {
    ...others,
    ...(wanted !== '' && wanted !== savedSlug && { slug: wanted }),
    content: { type: 'doc' as const, content: [...content.content] },
    keywords: [...values.keywords],
  };
}

export function pageDraftValues(draft: StoredPageDraft, base: PageValues): PageValues {
  return {
    ...base,
    ...pickPageDetails(draft, base),
    title: draft.title === undefined ? base.title : titled(draft.title),
    slug: draft.slug ?? base.slug,
    parentId: draft.parentId === undefined ? base.parentId : draft.parentId,
    excerpt: draft.excerpt ?? base.excerpt,
    keywords: draft.keywords ?? base.keywords,
    seoTitle: draft.seoTitle ?? base.seoTitle,
    seoDescription: draft.seoDescription ?? base.seoDescription,
  };
}

/** What the server would refuse about the fields; the editor itself checks the body. */
export function pageProblems(values: PageValues): readonly Problem[] {
  return [...schemaProblems(pageDraft, pageInput(values, NO_TEXT, '')), ...addressProblems(values)];
}

/** At the root of the site some words are the system's own. */
function addressProblems({ slug, parentId }: PageValues): Problem[] {
  if (parentId !== null || !isReservedSlug(slug.trim())) return [];
  const message = PAGE_RULE_TEXTS.SLUG_RESERVED[currentLanguage()];
  return [{ field: 'slug', code: 'SLUG_RESERVED', message }];
}

/** Leaves out invalid fields: one field that is half typed must not stop the autosave of the rest. */
export function withoutRefused(input: ReturnType<typeof pageInput>): PageDraft {
  const refused = new Set(schemaProblems(pageDraft, input).map(({ field }) => field.split('.', 1)[0]));
  return Object.fromEntries(Object.entries(input).filter(([key]) => !refused.has(key)));
}
