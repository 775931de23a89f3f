import { Html, html } from '@toasoan/contract/core/html.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { hrefOf, outerHref, type SiteView } from '../frame/site-view.ts';
import { filled } from '../text/site-texts.ts';
import { correctedPost, corrections } from './corrections.ts';
import { attachments, figure, film, gallery, infographic, sound } from './media-parts.ts';
import { translatedMark } from './suggestion.ts';
import { typeParts } from './type-parts.ts';

/** HTML that the server wrote from checked nodes; its links stay within a site that has a base. */
export function delivered({ base }: Pick<SiteView, 'base'>, text: string): Html {
  return new Html(base === '' ? text : text.replace(/(<a [^>]*?href=")\/(?!\/|media\/)/g, `$1${base}/`));
}

/** All below the headline: cover, text, media, and what the type adds. */
export function articleBody(view: SiteView, post: PublicPost): Html {
  const { cover, coverPosition } = post;
  const plays = post.video !== null;
  const shows = cover !== null && coverPosition !== 'NONE' && !plays;
  return html`${film(view, post)}${
    shows && coverPosition !== 'LEFT' && html`<div class="cover">${figure(view, cover, true)}</div>`
  }${sound(view, post)}<div class="prose"${translatedMark(post)}>${corrections(view, post)}${correctedPost(view, post)}${
    shows && coverPosition === 'LEFT' && html`<div class="picture-left">${figure(view, cover, true)}</div>`
  }${delivered(view, post.contentHtml)}</div>${infographic(view, post)}${gallery(view, post)}${typeParts(view, post)}${attachments(view, post)}`;
}

/** Below the text: the source, the tags, what the story is about. */
export function articleFoot(view: SiteView, post: PublicPost): Html {
  const { t } = view;
  const about = [...post.figures, ...post.destinations, ...post.events];
  return html`${source(view, post)}${
    post.topic &&
    html`<p class="meta">${t.topic}: <a class="underlined" href="${hrefOf(view, post.topic.path)}">${post.topic.title}</a></p>`
  }${chips(view, t.about, about)}${chips(view, t.tags, post.tags)}`;
}

function source({ t }: SiteView, { source: known }: PublicPost): Html | false {
  if (known === null) return false;
  const href = known.url && outerHref(known.url);
  const rel = known.mode === 'FOLLOW' ? 'noopener' : 'noopener nofollow';
  const name = href
    ? html`<a class="underlined" href="${href}" rel="${rel}">${known.name}</a>`
    : html`${known.name}`;
  const [before, after] = t.source.split('{name}');
  return html`<p class="source">${before}${name}${after}${known.author !== '' && ` (${known.author})`}${
    known.keepsCopyright && ` · ${filled(t.copyright, { name: known.name })}`
  }</p>`;
}

function chips(
  view: SiteView,
  name: string,
  links: readonly { readonly id: string; readonly title: string; readonly path: string }[],
): Html | false {
  if (links.length === 0) return false;
  return html`<ul class="chips" aria-label="${name}">${links.map(({ title, path }) => html`<li><a href="${hrefOf(view, path)}">${title}</a></li>`)}</ul>`;
}
