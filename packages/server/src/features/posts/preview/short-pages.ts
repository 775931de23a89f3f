import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { html } from './html.ts';
import { pageAround } from './page-frame.ts';
import { BUSY_TEXTS, GONE_TEXTS, PAGE_TEXTS } from './page-texts.ts';

/** Before a link that works once, and for programs that look at addresses in messages: it says nothing of the post. */
export function gatePage(language: Language, link: { readonly once: boolean }): string {
  const t = PAGE_TEXTS[language];
  return pageAround(
    language,
    t.preview,
    html`<main class="alone">
<h1>${t.preview}</h1>
<p>${t.invited}</p>
<form method="post"><button class="button" type="submit">${t.open}</button></form>
${link.once && html`<p class="hint">${t.onceWarning}</p>`}
</main>`,
  );
}

export function gonePage(): string {
  return inBothLanguages(GONE_TEXTS);
}

export function busyPage(): string {
  return inBothLanguages(BUSY_TEXTS);
}

function inBothLanguages({ vi, en }: typeof GONE_TEXTS | typeof BUSY_TEXTS): string {
  return pageAround(
    'vi',
    vi.title,
    html`<main class="alone">
<h1>${vi.title}</h1>
<p>${vi.text}</p>
<section lang="en"><h2>${en.title}</h2>
<p>${en.text}</p></section>
</main>`,
  );
}
