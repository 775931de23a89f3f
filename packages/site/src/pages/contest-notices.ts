import { type Html, html } from '@toasoan/contract/core/html.ts';
import {
  contestFactLabel,
  contestFactWords,
  contestPartWords,
  type FactFormat,
} from '@toasoan/contract/features/contests/contest-fact-words.ts';
import type { PublicContest } from '@toasoan/contract/features/delivery/public-contest.ts';
import type { SiteView } from '../frame/site-view.ts';
import { CONTEST_PAGE_TEXTS } from '../text/contest-page-texts.ts';
import { numberIn } from '../text/numbers.ts';
import { filled, languageFor } from '../text/site-texts.ts';
import { momentOf } from '../text/times.ts';

type Notice = PublicContest['notices'][number];

/** What was changed since the opening: the organisers' words, and each value in the words of the page. */
export function contestNotices(view: SiteView, { notices }: Pick<PublicContest, 'notices'>): Html | false {
  if (notices.length === 0) return false;
  const language = languageFor(view.lang);
  const t = CONTEST_PAGE_TEXTS[language];
  const format: FactFormat = {
    language,
    small: { none: t.none, yes: t.yes, no: t.no, unlimited: t.unlimited, everyCountry: t.everyCountry },
    moment: (text) => momentOf(text, view),
    number: (value) => numberIn(view.lang, value),
  };
  return html`<section class="part" id="thong-bao"><h2>${t.notices}</h2><ul class="contest-notices">${notices.map((one) => noticeItem(view, one, format))}</ul></section>`;
}

function noticeItem(view: SiteView, { text, time, changes }: Notice, format: FactFormat): Html {
  const { language } = format;
  const t = CONTEST_PAGE_TEXTS[language];
  const line = ({ of, field, before, after }: Notice['changes'][number]) =>
    html`<li>${of !== '' && `${contestPartWords(of, language)} · `}${filled(t.change, {
      what: contestFactLabel(field, language),
      before: contestFactWords(field, before, format),
      after: contestFactWords(field, after, format),
    })}</li>`;
  return html`<li><p class="meta"><time datetime="${time}">${momentOf(time, view)}</time></p><p class="lines" lang="vi">${text}</p>${changes.length > 0 && html`<ul class="meta">${changes.map(line)}</ul>`}</li>`;
}
