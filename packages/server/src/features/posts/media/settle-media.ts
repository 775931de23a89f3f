import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import {
  attachmentsIn,
  figuresIn,
  type HeldFile,
  mediaIn,
  type PostMedia,
} from '@toasoan/contract/features/posts/media/post-media.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError, type FieldProblem } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { PostRecord } from '../post-record.ts';
import { findReferredFiles, type ReferredFile } from './media-reference-view.ts';
import { type DraftWithFiles, swappedDraft } from './swap-media.ts';

type Holder = Pick<PostRecord, 'content' | 'details' | 'pending'>;

type File = Pick<ReferredFile, 'key' | 'width' | 'height' | 'extension' | 'sizeBytes'>;

interface Reference {
  readonly field: string;
  readonly mediaId: string;
  readonly kind: MediaKind;
}

/**
 * A draft whose files exist and have the right kind; its figures use the library's addresses and sizes, not the
 * sent ones. Files the post already has may be in the trash. @throws RULES_NOT_MET: MEDIA_GONE; INVALID_INPUT for
 * a file of another kind.
 */
export async function settleMedia<Draft extends DraftWithFiles>(
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

/** A draft without its unavailable files, and the list of those. */
export async function usableMedia<Draft extends DraftWithFiles>(
  db: Db,
  projectId: string,
  known: readonly string[],
  draft: Draft,
): Promise<{ readonly draft: Draft; readonly leftOut: readonly { id: string; title: string }[] }> {
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

function mediaOfDraft(draft: DraftWithFiles): string[] {
  const held = mediaIn({ content: draft.content ?? emptyDocument, details: pickDetails(draft) });
  return held.map(({ mediaId }) => mediaId);
}

function referencesOf(draft: DraftWithFiles): Reference[] {
  const at = (field: string, mediaId: string | null | undefined, kind: MediaKind) =>
    mediaId ? [{ field, mediaId, kind }] : [];
  const figures = draft.content === undefined ? [] : figuresIn(draft.content);
  const documents = draft.content === undefined ? [] : attachmentsIn(draft.content);
  return [
    ...at('cover', draft.cover?.mediaId, 'IMAGE'),
    ...figures.flatMap(({ attrs }) => at('content', String(attrs?.mediaId ?? ''), 'IMAGE')),
    ...documents.flatMap(({ attrs }) => at('content', String(attrs?.mediaId ?? ''), 'DOCUMENT')),
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

/** The article with its pictures' and files' keys and sizes from the library; the same object where they are right. */
function figuresAsFiles(document: ArticleDocument, files: ReadonlyMap<string, File>): ArticleDocument {
  return settled(document, files) as ArticleDocument;
}

function settled(node: ArticleNode, files: ReadonlyMap<string, File>): ArticleNode {
  if (node.type === 'figure' || node.type === 'attachment')
    return asFile(node, files.get(String(node.attrs?.mediaId ?? '')));
  const content = node.content?.map((child) => settled(child, files));
  const isSame = content === undefined || content.every((child, at) => child === node.content?.[at]);
  return isSame ? node : { ...node, content };
}

function asFile(node: ArticleNode, file: File | undefined): ArticleNode {
  if (file === undefined) return node;
  const { key, width, height, extension, sizeBytes } = file;
  const facts = node.type === 'figure' ? { key, width, height } : { key, extension, sizeBytes };
  const isSame = Object.entries(facts).every(([name, value]) => node.attrs?.[name] === value);
  return isSame ? node : { ...node, attrs: { ...node.attrs, ...facts } };
}

/** The files of the text with the pending draft; none without one. */
export function heldByPending({ content, details, pending }: Holder): readonly HeldFile[] {
  if (pending === null) return [];
  return mediaIn({ content: pending.content ?? content, details: pickDetails(pending, details) });
}

/** Ids of every file that a post refers to. */
export function heldByPost(post: Holder): string[] {
  return [...mediaIn(post), ...heldByPending(post)].map(({ mediaId }) => mediaId);
}

/** The files that a person may know of: drafts are not visible to everybody. */
export function mediaFor(post: PostRecord, seesDrafts: boolean): readonly PostMedia[] {
  if (seesDrafts || post.pending === null) return post.media;
  const shown = new Set(mediaIn(post).map(({ mediaId }) => mediaId));
  return post.media.filter(({ id }) => shown.has(id));
}

/** The files of a version, as its row stores them: `cover:12`. */
export function mediaOfVersion(snapshot: PostSnapshot): string[] {
  return mediaIn(snapshot).map(({ mediaId, place }) => `${place}:${mediaId}`);
}
