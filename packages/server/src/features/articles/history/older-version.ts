import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { SitePreview } from '@toasoan/contract/features/articles/site-preview.ts';

/** A page of a site, with what it could be asked for instead. */
export type DrawnSitePage = Omit<SitePreview, 'older'>;

/** What the bar of a preview says of an earlier version. */
export function olderOf({
  no,
  time,
  userName,
  snapshot: { title },
}: ArticleVersion & { readonly snapshot: { readonly title: string } }): NonNullable<SitePreview['older']> {
  return { no, title, time, userName };
}
