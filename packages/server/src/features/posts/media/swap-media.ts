import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { ARTICLE_NODES, type NodeRule } from '@toasoan/contract/article/node-table.ts';
import type { PostDraft, StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { ReferredFile } from './media-reference-view.ts';

/** The replacement of a file: another one, null for none, undefined where it stays. */
export type Swap = (mediaId: string) => ReferredFile | null | undefined;

/** The parts of a draft that hold files, of whatever kind of article. */
export type DraftWithFiles = Pick<
  PostDraft | StoredPostDraft,
  'content' | 'cover' | 'gallery' | 'video' | 'audio' | 'infographic' | 'attachmentIds' | 'ogImageId'
>;
const EMPTY: ArticleNode = { type: 'paragraph' };
const line = (text: string, most: number) => [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('');

/** A draft with files replaced or removed, with the replacements' texts. Unchanged keys are left out. */
export function swappedDraft(draft: DraftWithFiles, swap: Swap): PostDraft {
  const content = draft.content && swappedArticle(draft.content as ArticleDocument, swap);
  const entries = Object.entries({ ...swappedDetails(draft, swap), content }).filter(
    ([key, value]) => value !== undefined && value !== draft[key as keyof DraftWithFiles],
  );
  return Object.fromEntries(entries) as PostDraft;
}

/** The same article where none of its pictures changes. */
function swappedArticle(document: ArticleDocument, swap: Swap): ArticleDocument {
  const node = swappedNode(document, swap);
  return node === document ? document : { type: 'doc', content: node?.content ?? [EMPTY] };
}

function swappedNode(node: ArticleNode, swap: Swap): ArticleNode | undefined {
  if (node.type === 'figure') return swappedFigure(node, swap);
  if (node.type === 'attachment') return swappedAttachment(node, swap);
  if (node.content === undefined) return node;
  const content = node.content.flatMap((child) => swappedNode(child, swap) ?? []);
  if (content.length === node.content.length && content.every((child, at) => child === node.content?.[at]))
    return node;
  // A gallery without pictures is none.
  if (node.type === 'gallery' && content.length === 0) return undefined;
  const rule: NodeRule = ARTICLE_NODES[node.type];
  // A block that would become empty keeps its place.
  return { ...node, content: content.length === 0 && rule.content?.atLeast === 1 ? [EMPTY] : content };
}

function swappedFigure(node: ArticleNode, swap: Swap): ArticleNode | undefined {
  const other = swap(String(node.attrs?.mediaId ?? ''));
  if (other === undefined) return node;
  if (other === null) return undefined;
  const { id: mediaId, key, width, height } = other;
  const words = { alt: other.alt, caption: line(other.caption, 500), credit: other.credit };
  return { ...node, attrs: { ...node.attrs, mediaId, key, width, height, ...words } };
}

function swappedAttachment(node: ArticleNode, swap: Swap): ArticleNode | undefined {
  const other = swap(String(node.attrs?.mediaId ?? ''));
  if (other === undefined) return node;
  if (other === null) return undefined;
  const { id: mediaId, key, extension, sizeBytes, fileName } = other;
  return { ...node, attrs: { mediaId, key, extension, sizeBytes, name: line(fileName, 250) } };
}

function swappedDetails(draft: DraftWithFiles, swap: Swap): PostDraft {
  const { cover, gallery, video, audio, infographic, attachmentIds, ogImageId } = draft;
  return {
    ...(cover && {
      cover: swapped(cover, swap, ({ caption }) => ({
        alt: '',
        credit: undefined,
        caption: line(caption, 250),
      })),
    }),
    ...(gallery && { gallery: swappedList(gallery, swap) }),
    ...(video?.mediaId && { video: swapped({ ...video, mediaId: video.mediaId }, swap, () => ({})) }),
    ...(audio && { audio: swapped(audio, swap, () => ({})) }),
    ...(infographic && { infographic: swapped(infographic, swap, ({ alt }) => ({ text: alt })) }),
    ...(attachmentIds && { attachmentIds: swappedIds(attachmentIds, swap) }),
    ...(ogImageId && { ogImageId: swappedIds([ogImageId], swap)[0] ?? null }),
  };
}

function swapped<Part extends { readonly mediaId: string }>(
  part: Part,
  swap: Swap,
  words: (other: ReferredFile) => Partial<Part> | object,
): Part | null {
  const other = swap(part.mediaId);
  if (other === undefined) return part;
  return other && { ...part, ...words(other), mediaId: other.id };
}

function swappedList(gallery: NonNullable<PostDraft['gallery']>, swap: Swap) {
  const entries = gallery.map((entry) =>
    swapped(entry, swap, ({ caption }) => ({ caption: line(caption, 500) || entry.caption, credit: '' })),
  );
  const kept = entries.filter((entry) => entry !== null);
  return kept.length === gallery.length && kept.every((entry, at) => entry === gallery[at]) ? gallery : kept;
}

function swappedIds(ids: readonly string[], swap: Swap): string[] {
  const others = ids.flatMap((id) => {
    const other = swap(id);
    return other === undefined ? [id] : (other?.id ?? []);
  });
  const same = others.length === ids.length && others.every((id, at) => id === ids[at]);
  return same ? (ids as string[]) : [...new Set(others)];
}
