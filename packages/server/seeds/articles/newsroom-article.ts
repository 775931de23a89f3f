import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { Genre, Origin } from '@toasoan/contract/features/posts/post-kinds.ts';
import type { SeedArticle } from './seed-article.ts';

const HOUR = 3_600_000;

type NewsroomArticle = Pick<
  SeedArticle,
  | 'key'
  | 'title'
  | 'excerpt'
  | 'category'
  | 'tags'
  | 'state'
  | 'stateReason'
  | 'scheduled'
  | 'due'
  | 'hoursAgo'
  | 'topic'
  | 'pending'
> & {
  /** Paragraphs. */
  readonly text: readonly string[];
  readonly genre?: Genre;
  readonly provinces?: readonly string[];
  /** A text from another source; `hoursAgo` is when the source published it. */
  readonly origin?: {
    readonly kind: Origin;
    readonly name: string;
    readonly url?: string;
    readonly hoursAgo?: number;
  };
  readonly byline?: string;
  readonly createdBy?: SeedArticle['createdBy'];
  readonly more?: (now: Date) => PostDraft;
};

/** An article of the day, by the demo's reporter unless it names another author. */
export function newsroomArticle(options: NewsroomArticle): SeedArticle {
  const {
    text,
    genre,
    provinces,
    origin,
    byline = 'Nguyễn Thị Ánh',
    createdBy = 'author',
    more,
    ...rest
  } = options;
  return {
    ...rest,
    createdBy,
    body: text.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    authors: [{ displayName: byline, role: origin?.kind === 'TRANSLATED' ? 'TRANSLATOR' : 'WRITER' }],
    details: (now) => ({
      ...(genre && { genre }),
      ...(provinces && { provinceCodes: [...provinces] as NonNullable<PostDraft['provinceCodes']> }),
      ...(origin && {
        origin: origin.kind,
        sourceName: origin.name,
        ...(origin.url && { sourceUrl: origin.url }),
        ...(origin.hoursAgo !== undefined && {
          sourcePublishedTime: new Date(now.getTime() - origin.hoursAgo * HOUR).toISOString(),
        }),
      }),
      ...more?.(now),
    }),
  };
}
