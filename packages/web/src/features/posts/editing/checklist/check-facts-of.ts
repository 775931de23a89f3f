import type { ArticleFacts } from '@toasoan/contract/article/article-facts.ts';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type {
  CheckSettings,
  PostCheckFacts,
} from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { gatherFacts } from '@toasoan/contract/features/posts/checklist/gather-facts.ts';
import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { PostValues } from '../post-values.ts';

interface Around {
  readonly content: ArticleDocument;
  /** Facts of the content, where the editor has them already. */
  readonly article?: ArticleFacts;
  readonly settings: CheckSettings;
  /** Status of the main category; undefined while unknown. */
  readonly categoryStatus: Status | undefined;
  /** Referenced files, as far as they are known. */
  readonly media?: readonly PostMedia[];
  /** Milliseconds. */
  readonly publishAt: number;
  readonly duplicateOf?: PostCheckFacts['duplicateOf'];
  readonly mustFixNotes: number;
}

/** Gathers from the page what the checks of the contract need. */
export function checkFactsOf(
  values: PostValues,
  { content, categoryStatus, media = [], ...around }: Around,
): PostCheckFacts {
  const checked = {
    title: values.title,
    excerpt: values.excerpt,
    content,
    mainCategory: mainCategoryOf(values.mainCategoryId, categoryStatus),
    categoryCount: values.otherCategoryIds.length + (values.mainCategoryId === null ? 0 : 1),
    tagCount: values.tags.length,
    keywordCount: values.keywords.length,
    authors: values.authors,
    seoTitle: values.seoTitle,
    seoDescription: values.seoDescription,
    details: pickDetails(values),
    media,
  };
  return gatherFacts(checked, around);
}

function mainCategoryOf(id: string | null, status: Status | undefined): PostCheckFacts['mainCategory'] {
  if (id === null) return 'none';
  return status === 'DISABLED' ? 'disabled' : 'enabled';
}
