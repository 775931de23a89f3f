import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { figuresIn, mediaIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError, type FieldProblem } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { figuresAsFiles } from './figures-as-files.ts';
import { findReferredFiles, type ReferredFile } from './media-reference-view.ts';
import { swappedDraft } from './swap-media.ts';

interface Reference {
  readonly field: string;
  readonly mediaId: string;
  readonly kind: MediaKind;
}

/**
 * A draft whose files are there and of the right kind, its figures as the library has them: nobody is believed an
 * address or a size. What the post has had already may lie in the trash.
 * @throws RULES_NOT_MET: MEDIA_GONE; INVALID_INPUT for a file of another kind.
 */
export async function settleMedia<Draft extends PostDraft>(
  db: Db,
  projectId: string,
  known: readonly string[],
  draft: Draft,
): Promise<Draft> {
  const references = referencesOf(draft);
  if (references.length === 0) return draft;
  const files = await findReferredFiles(
    db,
    projectId,
    references.map(({ mediaId }) => mediaId),
  );
  const isThere = (id: string) => {
    const file = files.get(id);
    return file !== undefined && (file.state !== 'TRASHED' || known.includes(id));
  };
  const gone = references.find(({ mediaId }) => !isThere(mediaId));
  if (gone !== undefined) throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_GONE', gone.field);
  const fields = references
    .filter(({ mediaId, kind }) => files.get(mediaId)?.kind !== kind)
    .map(({ field }): FieldProblem => ({ field, code: 'unknownReference' }));
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
  return draft.content === undefined ? draft : { ...draft, content: figuresAsFiles(draft.content, files) };
}

/** A draft without the files that are not to be had here, and which those are. */
export async function usableMedia(
  db: Db,
  projectId: string,
  known: readonly string[],
  draft: PostDraft,
): Promise<{ readonly draft: PostDraft; readonly leftOut: readonly { id: string; title: string }[] }> {
  const ids = mediaOfDraft(draft);
  const files = await findReferredFiles(db, projectId, ids);
  const isUsable = (file: ReferredFile | undefined) =>
    file !== undefined && (file.state !== 'TRASHED' || known.includes(file.id));
  const gone = [...new Set(ids)].filter((id) => !isUsable(files.get(id)));
  if (gone.length === 0) return { draft, leftOut: [] };
  const without = swappedDraft(draft, (id) => (gone.includes(id) ? null : undefined));
  const leftOut = gone.map((id) => ({ id, title: files.get(id)?.fileName ?? `#${id}` }));
  return { draft: { ...draft, ...without }, leftOut };
}

function mediaOfDraft(draft: PostDraft): string[] {
  const held = mediaIn({ content: draft.content ?? emptyDocument, details: pickDetails(draft) });
  return held.map(({ mediaId }) => mediaId);
}

function referencesOf(draft: PostDraft): Reference[] {
  const at = (field: string, mediaId: string | null | undefined, kind: MediaKind) =>
    mediaId ? [{ field, mediaId, kind }] : [];
  const figures = draft.content === undefined ? [] : figuresIn(draft.content);
  return [
    ...at('cover', draft.cover?.mediaId, 'IMAGE'),
    ...figures.flatMap(({ attrs }) => at('content', String(attrs?.mediaId ?? ''), 'IMAGE')),
    ...at('infographic', draft.infographic?.mediaId, 'IMAGE'),
    ...(draft.gallery ?? []).flatMap(({ mediaId }, index) =>
      at(`gallery.${index}.mediaId`, mediaId, 'IMAGE'),
    ),
    ...at('video', draft.video?.mediaId, 'VIDEO'),
    ...at('audio', draft.audio?.mediaId, 'AUDIO'),
    ...(draft.attachmentIds ?? []).flatMap((id, index) => at(`attachmentIds.${index}`, id, 'DOCUMENT')),
    ...at('ogImageId', draft.ogImageId, 'IMAGE'),
  ];
}
