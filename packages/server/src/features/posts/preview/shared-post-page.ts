import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { isBlankArticle } from '@toasoan/contract/article/article-text.ts';
import { readEmbedAddress } from '@toasoan/contract/article/embed-providers.ts';
import { hasSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { Html, html } from '@toasoan/contract/core/html.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { renderArticle, renderSuggestions } from '#server/core/article/render-article.ts';
import { coverAt, filmPart, mediaParts } from './media-parts-page.ts';
import { pageAround } from './page-frame.ts';
import { PAGE_TEXTS, type PageTexts, showTime } from './page-texts.ts';
import type { LinkedPost } from './share-link-store.ts';
import type { SharedPost } from './shared-post-view.ts';
import { typeParts } from './type-parts-page.ts';

/** How suggestions are shown: not at all, as if accepted, or marked. */
const READINGS = ['STANDS', 'ACCEPTED', 'MARKED'] as const;

type Reading = (typeof READINGS)[number];

/** A post as its readers would see it, as one document; internal facts are not in it. */
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
  { delivered, publishedTime, updateTime }: SharedPost,
  t: PageTexts,
): Html {
  const { kicker, dateline } = text.details;
  const category = text.categories.find(({ id }) => id === text.mainCategoryId);
  return html`${labels(text.details, t).map((label) => html`<p class="label">${label}</p>`)}
${category && html`<p class="category">${category.title}</p>`}
${kicker !== '' && html`<p class="kicker">${kicker}</p>`}
<h1>${title}</h1>
<p class="meta">${showTime(publishedTime ?? updateTime)}</p>
${text.excerpt !== '' && sapo(delivered.excerpt, dateline)}`;
}

/** The standfirst; as an article's line it would be a paragraph without its class. */
function sapo(line: ArticleNode, dateline: string): Html {
  const words = renderArticle({ ...line, type: 'doc' });
  return html`<p class="sapo">${dateline !== '' && `${dateline} – `}${new Html(words)}</p>`;
}

/** Warnings before the text. */
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
  { delivered, media }: SharedPost,
  reading: Reading,
  t: PageTexts,
): Html {
  const { video: film } = details;
  return html`${film?.mediaId && filmPart(film.mediaId, title, media)}
${film && video(film.address, title, t)}
${readBody(content, delivered.content, reading) ?? (details.postType === 'ARTICLE' && html`<p class="meta">${t.noBody}</p>`)}`;
}

/** The frame that articles use for films; an address of another host stays a link. */
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

/** Whatever an address says, unaccepted text is shown on demand only. */
export function readingOf(asked: unknown): Reading {
  return READINGS.find((reading) => reading.toLowerCase() === asked) ?? 'STANDS';
}

/** Undefined for an empty body. */
function readBody(content: ArticleDocument, delivered: ArticleDocument, reading: Reading): Html | undefined {
  if (reading === 'MARKED' && hasSuggestions(content)) return new Html(renderSuggestions(content));
  return isBlankArticle(delivered) ? undefined : new Html(renderArticle(delivered));
}

/** Links to the other readings of a text with suggestions, and the name of this one. */
function readingSwitch(content: ArticleDocument, reading: Reading, t: PageTexts): Html | false {
  if (!hasSuggestions(content)) return false;
  const links = READINGS.map((one) => {
    const isHere = one === reading;
    return html`<li><a href="?text=${one.toLowerCase()}"${isHere && html` aria-current="true"`}>${t[`reading${one}`]}</a></li>`;
  });
  return html`<nav aria-label="${t.reading}"><span>${t.reading}:</span><ul>${links}</ul></nav>
${reading !== 'STANDS' && html`<p><strong>${t[`note${reading}`]}</strong></p>`}`;
}
