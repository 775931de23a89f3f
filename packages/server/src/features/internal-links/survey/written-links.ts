import type { ArticleDocument, ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { readTarget, targetName } from '@toasoan/contract/article/link-target.ts';
import { sameSitePath } from '@toasoan/contract/features/internal-links/internal-link-rules.ts';

/** A link to the same site that people wrote. */
interface WrittenLink {
  /** A record by its id, or a path. */
  readonly target: string;
  /** As it stands in the text. */
  readonly address: string;
}

/** An article's own links to the same site, each target once. */
export function writtenLinks(document: ArticleDocument, domains: readonly string[]): WrittenLink[] {
  const found = new Map<string, WrittenLink>();
  function look({ marks = [], content = [] }: ArticleNode): void {
    for (const mark of marks) {
      const link = linkOf(mark, domains);
      if (link && !found.has(link.target)) found.set(link.target, link);
    }
    for (const child of content) look(child);
  }
  look(document);
  return [...found.values()];
}

function linkOf({ type, attrs }: ArticleMark, domains: readonly string[]): WrittenLink | undefined {
  if (type !== 'link') return undefined;
  const address = String(attrs?.href ?? '');
  const record = readTarget(attrs?.target);
  const target = record ? targetName(record) : sameSitePath(address, domains)?.replace(/[?#].*$/, '');
  return target === undefined ? undefined : { target, address };
}
