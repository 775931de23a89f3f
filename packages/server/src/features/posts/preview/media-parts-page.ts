import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import { Html, html } from '@toasoan/contract/core/html.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { renderArticle } from '#server/core/article/render-article.ts';
import type { PageTexts } from './page-texts.ts';

/** Files of the post by their ids. */
export type PageMedia = ReadonlyMap<string, PostMedia>;

interface Words {
  readonly alt?: string;
  readonly caption?: string;
  readonly credit?: string | undefined;
}

/** The cover, where the post shows it; a file that must not be shown is left out. */
export function coverAt(
  place: 'ABOVE' | 'BELOW_EXCERPT' | 'LEFT',
  { details }: PostSnapshot,
  media: PageMedia,
): Html | false {
  const { cover, coverPosition } = details;
  if (cover === null || coverPosition !== place) return false;
  return picture(media, cover.mediaId, cover, place === 'LEFT' ? 'left' : 'center');
}

/** Media and downloads below the text. */
export function mediaParts({ details, title }: PostSnapshot, media: PageMedia, t: PageTexts): Html[] {
  const { infographic, gallery, audio, attachmentIds } = details;
  const photos = gallery.flatMap((entry) => picture(media, entry.mediaId, entry) || []);
  const sound = audio && shown(media, audio.mediaId);
  const files = attachmentIds.flatMap((id) => shown(media, id) ?? []);
  return [
    ...(infographic ? infographicPart(media, infographic, t) : []),
    ...(photos.length > 0
      ? [html`<section class="part gallery"><h2>${t.gallery}</h2>${photos}</section>`]
      : []),
    ...(sound
      ? [html`<p><audio controls preload="none" src="${sound.url}" title="${title}"></audio></p>`]
      : []),
    ...(files.length > 0 ? [attachments(files, t)] : []),
  ];
}

/** A film of the library, in the browser's own player. */
export function filmPart(mediaId: string, title: string, media: PageMedia): Html | false {
  const file = shown(media, mediaId);
  if (file === undefined) return false;
  const poster = file.picture && lastingPictureAddress(file.picture.key, { width: 1280, format: 'jpg' });
  const still = poster && html` poster="${poster}"`;
  return html`<figure><video controls preload="none" src="${file.url}" title="${title}"${still}></video></figure>`;
}

function infographicPart(
  media: PageMedia,
  { mediaId, text }: { readonly mediaId: string; readonly text: string },
  t: PageTexts,
): Html[] {
  const reported = html`<details><summary>${t.infographicText}</summary><p class="told">${text}</p></details>`;
  return [picture(media, mediaId, {}, 'wide') || html``, ...(text === '' ? [] : [reported])];
}

function attachments(files: readonly PostMedia[], t: PageTexts): Html {
  const lines = files.map(
    ({ url, fileName, sizeBytes }) =>
      html`<li><a href="${url}">${fileName}</a> (${sizeWords(sizeBytes)})</li>`,
  );
  return html`<section class="part"><h2>${t.attachments}</h2><ul>${lines}</ul></section>`;
}

function sizeWords(bytes: number): string {
  const units = bytes < 1_000_000 ? ([1_000, 'kB'] as const) : ([1_000_000, 'MB'] as const);
  return `${Math.max(1, Math.round(bytes / units[0]))} ${units[1]}`;
}

function shown(media: PageMedia, id: string): PostMedia | undefined {
  const file = media.get(id);
  return file?.state === 'READY' ? file : undefined;
}

/** Like a figure of the article, with the file's own caption where the place has none. */
function picture(media: PageMedia, mediaId: string, words: Words, align = 'center'): Html | false {
  const file = shown(media, mediaId);
  const known = file?.picture;
  if (file === undefined || !known) return false;
  const attrs: ArticleAttributes = {
    mediaId,
    key: known.key,
    width: known.width,
    height: known.height,
    alt: words.alt || file.alt,
    caption: words.caption ?? '',
    credit: words.credit || file.credit,
    align,
  };
  return new Html(renderArticle({ type: 'doc', content: [{ type: 'figure', attrs }] }));
}
