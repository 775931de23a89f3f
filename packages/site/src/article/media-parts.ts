import { embedAddress } from '@toasoan/contract/article/embed-providers.ts';
import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { ShownPicture } from '@toasoan/contract/features/delivery/public-fields.ts';
import type { PublicPost, ShownFile } from '@toasoan/contract/features/delivery/public-post.ts';
import { bytesText } from '@toasoan/contract/vocabulary/bytes-text.ts';
import { pictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { icon } from '../frame/icon.ts';
import { outerHref, type SiteView } from '../frame/site-view.ts';
import { wholePicture } from '../parts/picture.ts';
import { filled, languageFor } from '../text/site-texts.ts';

const COLUMN = '(min-width: 1100px) 748px, 100vw';

export function figure(view: SiteView, picture: ShownPicture, isFirst = false): Html {
  return html`<figure>${wholePicture(picture, { sizes: COLUMN, isFirst })}${caption(view, picture)}</figure>`;
}

function caption({ t }: SiteView, { caption: words, credit }: ShownPicture): Html | false {
  if (words === '' && credit === '') return false;
  return html`<figcaption>${words}${credit !== '' && html` <cite>${filled(t.photoBy, { name: credit })}</cite>`}</figcaption>`;
}

/** A film from our own library, in the frame of its host, or as a link. */
export function film(view: SiteView, { video, title, cover }: PublicPost): Html | false {
  if (video === null) return false;
  const { file, embed } = video;
  const still = video.poster ?? cover;
  if (file !== null) {
    const poster =
      still && html` poster="${pictureAddress(still, { width: 1280, ratio: '16x9', format: 'jpg' })}"`;
    return html`<figure class="film"><video controls preload="none" src="${file.url}" title="${title}"${poster}></video></figure>`;
  }
  const frame = embed && embedAddress(embed.provider, embed.id);
  if (frame)
    return html`<figure class="film"><iframe src="${frame}" title="${title}" loading="lazy" allowfullscreen referrerpolicy="strict-origin-when-cross-origin"></iframe></figure>`;
  const address = outerHref(video.address);
  return (
    address !== undefined &&
    html`<p><a href="${address}" rel="noopener nofollow">${filled(view.t.watchAt, { name: hostOf(address) })}</a></p>`
  );
}

const hostOf = (address: string) => /^https?:\/\/([^/]+)/i.exec(address)?.[1] ?? address;

export function sound({ t }: SiteView, { audio, title }: PublicPost): Html | false {
  if (audio === null) return false;
  return html`<figure class="sound"><figcaption>${icon('sound')} ${t.listen}</figcaption><audio controls preload="none" src="${audio.url}" title="${title}"></audio></figure>`;
}

/** Pictures one below the other, each with its words and its number. */
export function gallery(view: SiteView, { gallery: pictures }: PublicPost): Html | false {
  if (pictures.length === 0) return false;
  return html`<section class="photo-story" aria-label="${view.t.gallery}">${pictures.map(
    (picture, index) =>
      html`<figure>${wholePicture(picture, { sizes: COLUMN })}<figcaption><span class="count">${index + 1}/${pictures.length}</span> ${picture.caption}${
        picture.credit !== '' && html` <cite>${filled(view.t.photoBy, { name: picture.credit })}</cite>`
      }</figcaption></figure>`,
  )}</section>`;
}

export function infographic(view: SiteView, { infographic: part }: PublicPost): Html | false {
  if (part === null) return false;
  return html`${figure(view, part.picture)}${
    part.text !== '' &&
    html`<details class="in-words"><summary>${view.t.infographicText}</summary><p class="lines">${part.text}</p></details>`
  }`;
}

export function attachments(view: SiteView, { attachments: files }: PublicPost): Html | false {
  if (files.length === 0) return false;
  return html`<section class="part"><h2>${view.t.attachments}</h2><ul class="files">${files.map((file) => html`<li>${fileLink(view, file)}</li>`)}</ul></section>`;
}

function fileLink({ lang }: SiteView, { url, fileName, sizeBytes }: ShownFile): Html {
  return html`${icon('file')} <a href="${url}" download>${fileName}</a> <span class="meta">${bytesText(sizeBytes, languageFor(lang))}</span>`;
}
