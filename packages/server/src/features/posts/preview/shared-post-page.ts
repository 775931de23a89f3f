import { readEmbedAddress } from '@toasoan/contract/article/embed-providers.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { renderArticle } from '#server/core/article/render-article.ts';
import { Html, html } from './html.ts';
import { coverAt, filmPart, mediaParts } from './media-parts-page.ts';
import { pageAround } from './page-frame.ts';
import { PAGE_TEXTS, type PageTexts } from './page-texts.ts';
import { showTime } from './page-times.ts';
import type { LinkedPost } from './share-link-store.ts';
import { type Reading, readBody, readingSwitch } from './shared-body.ts';
import type { SharedPost } from './shared-post-view.ts';
import { typeParts } from './type-parts-page.ts';

/** A post as its readers would find it, as one document; what is internal of it is not in it. */
export function sharedPostPage(
  language: Language,
  link: LinkedPost,
  shared: SharedPost,
  reading: Reading,
): string {
  const t = PAGE_TEXTS[language];
  const { text } = shared;
  const title = text.title === UNTITLED ? t.noTitle : text.title;
  const until = t.until.replace('{time}', showTime(link.expire_time));
  return pageAround(
    language,
    `${title} · ${t.preview}`,
    html`<div class="notice" role="note"><p>${t.notice} ${link.once ? t.lastUse : until}</p>
${link.once ? false : readingSwitch(text.content, reading, t)}</div>
<main>
<p class="site">${shared.site.name}</p>
<article lang="${text.details.lang}">
${coverAt('ABOVE', text, shared.media)}
${head(text, title, shared, t)}
${coverAt('BELOW_EXCERPT', text, shared.media)}
${coverAt('LEFT', text, shared.media)}
${body(text, shared, reading, t)}
${mediaParts(text, shared.media, t)}
${typeParts(text.details, t)}
${foot(text, t)}
</article>
${related(shared.related, t)}
${legalNote(shared, t)}
</main>`,
  );
}

function head(
  text: PostSnapshot,
  title: string,
  { publishedTime, updateTime }: SharedPost,
  t: PageTexts,
): Html {
  const { kicker, dateline } = text.details;
  const category = text.categories.find(({ id }) => id === text.mainCategoryId);
  return html`${labels(text.details, t).map((label) => html`<p class="label">${label}</p>`)}
${category && html`<p class="category">${category.title}</p>`}
${kicker !== '' && html`<p class="kicker">${kicker}</p>`}
<h1>${title}</h1>
<p class="meta">${showTime(publishedTime ?? updateTime)}</p>
${text.excerpt !== '' && html`<p class="sapo">${dateline !== '' && `${dateline} – `}${text.excerpt}</p>`}`;
}

/** What readers must be told before they read. */
function labels(details: PostDetails, t: PageTexts): string[] {
  const { isSponsored, sponsorName, aiUsage, postType } = details;
  return [
    ...(isSponsored ? [[t.sponsored, sponsorName].filter(Boolean).join(' · ')] : []),
    ...(postType === 'CORRECTION' ? [t.correction] : []),
    ...(aiUsage === 'NONE' ? [] : [t[`ai${aiUsage}`]]),
  ];
}

function body(
  { content, details, title }: PostSnapshot,
  { media }: SharedPost,
  reading: Reading,
  t: PageTexts,
): Html {
  const { video: film } = details;
  return html`${film?.mediaId && filmPart(film.mediaId, title, media)}
${film && video(film.address, title, t)}
${readBody(content, reading) ?? (details.postType === 'ARTICLE' && html`<p class="meta">${t.noBody}</p>`)}`;
}

/** The frame that articles give to their films; an address of another host stays a link. */
function video(address: string, title: string, t: PageTexts): Html | false {
  if (address === '') return false;
  const source = readEmbedAddress(address);
  if (!source) return html`<p><a href="${address}" rel="noopener noreferrer nofollow">${t.watch}</a></p>`;
  const attrs = { provider: source.provider, id: source.id, title, caption: '' };
  return new Html(renderArticle({ type: 'doc', content: [{ type: 'embed', attrs }] }));
}

function foot({ authors, details }: PostSnapshot, t: PageTexts): Html {
  const { hideAuthor, sourceName, sourceUrl, linkOutMode, keepCopyright } = details;
  const names = hideAuthor ? '' : authors.map(({ displayName }) => displayName).join(', ');
  const isLink = sourceUrl !== '' && linkOutMode !== 'LOGO';
  const source = isLink
    ? html`<a href="${sourceUrl}" rel="noopener noreferrer nofollow">${sourceName}</a>`
    : sourceName;
  return html`${names !== '' && html`<p class="authors">${names}</p>`}
${
  sourceName !== '' &&
  linkOutMode !== 'NONE' &&
  html`<p class="source">${t.source} ${source}${
    keepCopyright && ` ${t.copyright.replace('{source}', sourceName)}`
  }</p>`
}`;
}

function related(titles: readonly string[], t: PageTexts): Html | false {
  if (titles.length === 0) return false;
  return html`<section class="part"><h2>${t.related}</h2><ul>${titles.map((title) => html`<li>${title}</li>`)}</ul></section>`;
}

function legalNote({ site }: SharedPost, t: PageTexts): Html {
  return html`<footer><p><strong>${site.name}</strong></p>
${site.governingBody !== '' && html`<p>${t.governingBody.replace('{name}', site.governingBody)}</p>`}
${site.licenceNo !== '' && html`<p>${t.licence.replace('{number}', site.licenceNo)}</p>`}</footer>`;
}
