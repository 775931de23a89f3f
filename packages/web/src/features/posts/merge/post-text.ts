import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { withoutFacts } from '#web/features/articles/public-facts.ts';
import { canonicalJson } from '#web/patterns/article-merge/model/merge-item.ts';
import { type PostValues, postContent, postInput, postValues } from '../editing/post-values.ts';

/** Everything that a person writes in a post. */
export interface PostText {
  readonly values: PostValues;
  readonly content: ArticleDocument;
}

export function textOfPost(post: Post): PostText {
  return { values: postValues(post), content: postContent(post) };
}

export function textOfSnapshot({ content, categories, tags, details, ...others }: PostSnapshot): PostText {
  return {
    content,
    values: {
      ...details,
      ...others,
      otherCategoryIds: categories.map(({ id }) => id).filter((id) => id !== others.mainCategoryId),
      tags: tags.map(({ id, title }) => ({ id, label: title })),
    },
  };
}

/** Whether a saved text is the one that was sent. */
export function isSameText(saved: PostText, sent: PostText): boolean {
  return keyOf(saved) === keyOf(sent);
}

/** The server adds the slug after the title. */
function keyOf({ values, content }: PostText): string {
  const { slug: _, ...input } = postInput({ ...values, slug: '' }, checkArticle(content), '');
  return canonicalJson(withoutFacts(input));
}
