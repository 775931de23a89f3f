import { mediaIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import type { PostSession } from '../post-article.ts';
import type { PostValues } from '../post-values.ts';
import { useLoadedFiles } from './use-loaded-files.ts';

const FILE_FIELDS = [
  'cover',
  'gallery',
  'video',
  'audio',
  'infographic',
  'attachmentIds',
  'ogImageId',
] as const satisfies readonly (keyof PostValues)[];

/** Reads the library's facts about every file of the post. */
export function LoadPostFiles({ session }: { readonly session: PostSession }): null {
  useLoadedFiles(session, {
    idsOf: (values, content) => mediaIn({ content, details: values }).map(({ mediaId }) => mediaId),
    isSame: (one, other) => FILE_FIELDS.every((field) => one[field] === other[field]),
    known: session.get().record?.media,
  });
  return null;
}
