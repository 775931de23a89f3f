import { readEmbedAddress } from '@toasoan/contract/article/embed-providers.ts';
import type { PostVideo as Video } from '@toasoan/contract/features/posts/post-parts.ts';
import { ArticleView } from '#web/patterns/article-editor/article-view.tsx';

/** The film of a post in the frame that articles give to theirs; an address of another host stays a link. */
export function PostVideo({ video, title }: { readonly video: Video; readonly title: string }) {
  const source = readEmbedAddress(video.address);
  if (!source) {
    return (
      <p>
        <a href={video.address} target="_blank" rel="noopener noreferrer">
          {video.address}
        </a>
      </p>
    );
  }
  const attrs = { provider: source.provider, id: source.id, title, caption: '' };
  return <ArticleView document={{ type: 'doc', content: [{ type: 'embed', attrs }] }} />;
}
