import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import type { SiteView } from '../frame/site-view.ts';

/** Marks what a translation says, as the form finds it; nothing on an original. */
export function translatedMark({ translationOf }: PublicPost): Html | false {
  return translationOf !== null && html` data-translated`;
}

/** Below a translation: the form by which readers write a better one; where the page has an origin. */
export function suggestion(view: SiteView, { translationOf }: PublicPost): Html | false {
  if (translationOf === null || view.bar !== undefined || view.isSandboxed) return false;
  const { intake, site, lang } = view;
  return html`<div class="suggestion"><script async src="${intake}/forms.js" data-project="${site.projectId}" data-form="translation-suggestion" data-lang="${lang}"></script></div>`;
}
