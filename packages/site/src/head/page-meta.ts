import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PageHead } from '@toasoan/contract/features/delivery/public-fields.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import type { SiteView } from '../frame/site-view.ts';
import { addressOf } from './json-ld.ts';

export interface MetaFacts {
  readonly head: PageHead;
  readonly kind: 'website' | 'article' | 'profile';
  readonly published?: string | undefined;
  readonly updated?: string | undefined;
}

const OG_LOCALES: Readonly<Record<string, string>> = {
  vi: 'vi_VN',
  en: 'en_US',
  fr: 'fr_FR',
  ar: 'ar_AR',
  de: 'de_DE',
  es: 'es_ES',
  ja: 'ja_JP',
  km: 'km_KH',
  ko: 'ko_KR',
  lo: 'lo_LA',
  ru: 'ru_RU',
  th: 'th_TH',
  zh: 'zh_CN',
};

/** What search engines and social networks read. */
export function pageMeta(view: SiteView, facts: MetaFacts): Html {
  const { site } = view;
  const { head, published, updated } = facts;
  return html`${forEngines(view, head)}
${forNetworks(view, facts)}
${published && html`<meta property="article:published_time" content="${published}">`}
${updated && html`<meta property="article:modified_time" content="${updated}">`}
${site.favicon && html`<link rel="icon" href="${imageRefAddress(site.favicon)}">`}`;
}

function forEngines(view: SiteView, { noindex, description, canonical, alternates: known }: PageHead): Html {
  const isHidden = noindex || view.isSandboxed || view.bar !== undefined;
  const alternates = known.length < 2 ? [] : known;
  const main = alternates.find(({ lang }) => lang === view.site.defaultLang) ?? alternates[0];
  return html`${isHidden && html`<meta name="robots" content="noindex, nofollow">`}
${description && html`<meta name="description" content="${description}">`}
${canonical && html`<link rel="canonical" href="${canonical}">`}
${alternates.map((one) => html`<link rel="alternate" hreflang="${one.lang}" href="${addressOf(view, one.path)}">`)}
${main && html`<link rel="alternate" hreflang="x-default" href="${addressOf(view, main.path)}">`}`;
}

function forNetworks(view: SiteView, { head, kind }: MetaFacts): Html {
  const { site, lang } = view;
  const image = head.image && addressOf(view, head.image);
  return html`<meta property="og:type" content="${kind}"><meta property="og:site_name" content="${site.name}">
<meta property="og:title" content="${head.socialTitle || head.title}"><meta property="og:locale" content="${OG_LOCALES[lang] ?? lang}">
${head.description && html`<meta property="og:description" content="${head.description}">`}
${head.canonical && html`<meta property="og:url" content="${head.canonical}">`}
${
  image &&
  html`<meta property="og:image" content="${image}"><meta property="og:image:width" content="1280"><meta property="og:image:height" content="720">`
}
<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`;
}
