import { type ArticleFacts, blockFacts, sumFacts } from '../../../article/article-facts.ts';
import type { ArticleDocument } from '../../../article/article-node.ts';
import { listSuggestions } from '../../../article/list-suggestions.ts';
import { hasSuggestions, withoutSuggestions } from '../../../article/resolve-suggestions.ts';
import { dayIn } from '../../../vocabulary/day.ts';
import type { PostMedia } from '../media/post-media.ts';
import { UNTITLED } from '../post.ts';
import type { PostDetails } from '../post-details.ts';
import type { CheckSettings, PostCheckFacts } from './check-facts.ts';
import { placedMedia } from './placed-media.ts';
import { findListed, remember, sentenceLength, type TextPart } from './wording.ts';

/** A post as its form or the database holds it. */
export interface CheckedPost {
  readonly title: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly mainCategory: PostCheckFacts['mainCategory'];
  readonly categoryCount: number;
  readonly tagCount: number;
  readonly keywordCount: number;
  readonly authors: readonly { readonly displayName: string }[];
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly details: PostDetails;
  /** The files it refers to. */
  readonly media: readonly PostMedia[];
}

interface Around {
  readonly settings: CheckSettings;
  /** Milliseconds. */
  readonly publishAt: number;
  /** Milliseconds; a public post is checked as of today. Absent: the current time. */
  readonly now?: number;
  readonly duplicateOf?: PostCheckFacts['duplicateOf'];
  /** Open notes that require a fix; none for a new post. */
  readonly mustFixNotes: number;
  /** If they are known already. */
  readonly article?: ArticleFacts | undefined;
}

const factsOfBlock = remember(blockFacts);

export function gatherFacts(
  post: CheckedPost,
  { settings, publishAt, now = Date.now(), duplicateOf, mustFixNotes, article: known }: Around,
): PostCheckFacts {
  const { details } = post;
  const content = withoutSuggestions(post.content);
  const article = known ?? sumFacts(content.content.map(factsOfBlock), settings.ownHosts);
  const title = post.title.trim();
  const texts = textsAround(post);
  const parts = partsOf(details);
  return {
    title: title === UNTITLED ? '' : title,
    excerpt: post.excerpt.trim(),
    hasContent: !article.isBlank,
    words: article.words,
    article,
    openSuggestions: hasSuggestions(post.content) ? listSuggestions(post.content).length : 0,
    sentenceLength: sentenceLength(content),
    bannedWords: findListed(settings.bannedWords, content, texts, parts),
    suspectWords: findListed(settings.suspectWords, content, texts, parts),
    mainCategory: post.mainCategory,
    categoryCount: post.categoryCount,
    bylineCount: post.authors.filter(({ displayName }) => displayName.trim() !== '').length,
    tagCount: post.tagCount,
    keywordCount: post.keywordCount,
    seoTitle: post.seoTitle.trim(),
    seoDescription: post.seoDescription.trim(),
    details,
    media: placedMedia(details, article, {
      media: post.media,
      day: dayIn(settings.timezone, Math.max(publishAt, now)),
    }),
    mustFixNotes,
    publishAt,
    duplicateOf,
  };
}

/** What readers see beside the body. */
function textsAround({ title, excerpt, seoTitle, seoDescription, details }: CheckedPost): string[] {
  const question = details.poll?.question ?? '';
  const captions = [details.cover?.caption ?? '', ...details.gallery.map(({ caption }) => caption)];
  const infographic = details.infographic?.text ?? '';
  const { kicker, shortTitle } = details;
  return [title, excerpt, seoTitle, seoDescription, kicker, shortTitle, question, infographic, ...captions];
}

function partsOf({ liveEntries, poll, questions }: PostDetails): readonly TextPart[] {
  return [...liveEntries, ...(poll?.options ?? []), ...(questions?.items ?? [])];
}
