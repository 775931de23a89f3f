import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { DEMO_ILLUSTRATIONS } from './articles/demo-illustrations.ts';
import type { SeededMedia } from './seed-demo-media.ts';

/** Stands where nobody knows the key: whoever writes the post takes it from the library. */
const ANY_KEY = 'x'.repeat(22);

/** The draft of an article with its pictures, film, sound and files; as it is where it has none. */
export function illustrate(key: string, draft: PostDraft, media: SeededMedia): PostDraft {
  const shown = DEMO_ILLUSTRATIONS[key];
  if (shown === undefined) return draft;
  const idOf = (name: string) => {
    const id = media.get(name);
    if (id === undefined) throw new Error(`The demo has no file "${name}".`);
    return id;
  };
  const { cover, figures = [], gallery = [], film, sound, infographic, attachments = [] } = shown;
  const pictures = figures.map(([name, caption]) => figure(idOf(name), caption));
  return {
    ...draft,
    content: withFigures(draft.content ?? emptyDocument, pictures),
    cover: { mediaId: idOf(cover), caption: '', alt: '' },
    ...(gallery.length > 0 && {
      postType: 'PHOTO_STORY',
      gallery: gallery.map(([name, caption]) => ({ mediaId: idOf(name), caption, credit: '' })),
    }),
    ...(film && { video: { address: '', mediaId: idOf(film), durationSec: 0 } }),
    ...(sound && { postType: 'PODCAST', audio: { mediaId: idOf(sound) } }),
    ...(infographic && {
      postType: 'INFOGRAPHIC',
      infographic: { mediaId: idOf(infographic[0]), text: infographic[1] },
    }),
    attachmentIds: attachments.map(idOf),
  };
}

function figure(mediaId: string, caption: string): ArticleNode {
  const alt = caption.replace(/\.$/, '');
  const attrs = { mediaId, key: ANY_KEY, width: 0, height: 0, alt, caption, credit: '', align: 'center' };
  return { type: 'figure', attrs };
}

/** One below each heading as long as there are any, the others at the end. */
function withFigures({ content }: ArticleDocument, figures: readonly ArticleNode[]): ArticleDocument {
  const left = [...figures];
  const blocks = content.flatMap((block) => {
    const next = block.type === 'heading' ? left.shift() : undefined;
    return next === undefined ? [block] : [block, next];
  });
  return { type: 'doc', content: [...blocks, ...left] };
}
