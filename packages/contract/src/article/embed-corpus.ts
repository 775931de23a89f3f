import type { ArticleCase } from './article-case.ts';
import type { ArticleNode } from './article-node.ts';

const p = (words: string): ArticleNode => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const embed = (provider: string, id: string, title = '', caption = ''): ArticleNode => ({
  type: 'embed',
  attrs: { provider, id, title, caption },
});
const FRAME =
  'loading="lazy" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts ' +
  'allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation" ' +
  'allow="fullscreen; picture-in-picture; encrypted-media"';
const WIDE = 'width="560" height="315"';

const opened = (provider: string, ask: string, frame: string) =>
  `<figure class="embed embed-${provider}"><details><summary>${ask}</summary><iframe ${frame} ${FRAME}></iframe></details>`;

/** Videos, posts and sounds of other sites in an article, in both forms. */
export const EMBED_CASES: readonly ArticleCase[] = [
  {
    name: 'a video without words',
    document: { type: 'doc', content: [p('trước'), embed('youtube', 'dQw4w9WgXcQ'), p('sau')] },
    html:
      '<p>trước</p>' +
      opened(
        'youtube',
        'Xem: Video YouTube',
        `src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Video YouTube" ${WIDE}`,
      ) +
      '</figure><p>sau</p>',
  },
  {
    name: 'a video with a caption and a title of its own',
    document: {
      type: 'doc',
      content: [embed('vimeo', '76979871/8272103f6e', 'Phim "Lúa chín"', 'Mùa gặt ở R&D <Nghệ An>')],
    },
    html: `${opened(
      'vimeo',
      'Xem: Phim "Lúa chín" (Vimeo)',
      `src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;dnt=1" title="Phim &quot;Lúa chín&quot;" ${WIDE}`,
    )}<figcaption>Mùa gặt ở R&amp;D &lt;Nghệ An&gt;</figcaption></figure>`,
  },
  {
    name: 'a video whose caption names its frame, in a quote and in an item',
    document: {
      type: 'doc',
      content: [
        { type: 'blockquote', content: [embed('tiktok', '7106594312292453675', '', 'Chợ Vinh')] },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [p('xem'), embed('dailymotion', 'x8abcde')] }],
        },
      ],
    },
    html:
      `<blockquote>${opened(
        'tiktok',
        'Xem: Video TikTok',
        'src="https://www.tiktok.com/player/v1/7106594312292453675" title="Chợ Vinh" width="325" height="578"',
      )}<figcaption>Chợ Vinh</figcaption></figure></blockquote>` +
      `<ul><li><p>xem</p>${opened(
        'dailymotion',
        'Xem: Video Dailymotion',
        `src="https://geo.dailymotion.com/player.html?video=x8abcde" title="Video Dailymotion" ${WIDE}`,
      )}</figure></li></ul>`,
  },
  {
    name: 'a post and a sound of other sites',
    document: {
      type: 'doc',
      content: [embed('x', '1790000000000000000'), embed('spotify', 'episode/4rOoJ6Egrf8K2IrywzwOMk')],
    },
    html:
      `${opened(
        'x',
        'Xem: Bài đăng trên X',
        'src="https://platform.twitter.com/embed/Tweet.html?dnt=true&amp;id=1790000000000000000" ' +
          'title="Bài đăng trên X" width="550" height="600"',
      )}</figure>` +
      `${opened(
        'spotify',
        'Nghe: Âm thanh Spotify',
        'src="https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk" title="Âm thanh Spotify" ' +
          'width="560" height="352"',
      )}</figure>`,
  },
];
