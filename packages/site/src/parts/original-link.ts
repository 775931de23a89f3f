import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { hrefOf, type SiteView } from '../frame/site-view.ts';
import { languageNameIn } from '../text/language-name.ts';
import { filled } from '../text/site-texts.ts';

/** On a translation: where the original is, and in which language. */
export function originalLink(
  view: SiteView,
  { translationOf }: Pick<PublicPost, 'translationOf'>,
): Html | false {
  if (translationOf === null) return false;
  const { lang, path, title } = translationOf;
  const text = filled(view.t.original, { language: languageNameIn(view.lang, lang) });
  return html`<a class="underlined" href="${hrefOf(view, path)}" hreflang="${lang}" title="${title}">${text}</a>`;
}

/** The same, where it stands alone. */
export function originalNotice(view: SiteView, record: Pick<PublicPost, 'translationOf'>): Html | false {
  const link = originalLink(view, record);
  return link && html`<p class="notices"><span>${link}</span></p>`;
}

/** Above items of another language, for want of own ones. */
export function fallbackNotice(view: SiteView, fallbackLang: string | null): Html | false {
  if (fallbackLang === null) return false;
  const text = filled(view.t.inFallback, { language: languageNameIn(view.lang, fallbackLang) });
  return html`<p class="notices in-fallback"><span>${text}</span></p>`;
}
