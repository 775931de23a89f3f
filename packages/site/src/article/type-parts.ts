import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import type { SiteView } from '../frame/site-view.ts';
import { filled } from '../text/site-texts.ts';
import { clockOf, dayOf, momentOf } from '../text/times.ts';

/** What the type of a post adds below its text. */
export function typeParts(view: SiteView, post: PublicPost): readonly (Html | false)[] {
  return [live(view, post), poll(view, post), questions(view, post), documentFacts(view, post)];
}

/** Plain text; empty lines separate paragraphs. */
function paragraphs(text: string): Html[] {
  return text.split(/\n{2,}/).map((part) => html`<p class="lines">${part}</p>`);
}

function live(view: SiteView, { liveEntries }: PublicPost): Html | false {
  if (liveEntries.length === 0) return false;
  return html`<section class="live-log"><h2>${view.t.liveTitle}</h2><ol>${liveEntries.map(
    (entry) =>
      html`<li id="e-${entry.id}"${entry.isPinned && html` class="pinned"`}><p class="meta"><time datetime="${entry.time}"><strong>${clockOf(entry.time, view)}</strong> ${dayOf(entry.time, view)}</time>${
        entry.isPinned && html` · ${view.t.pinned}`
      }${entry.authorName !== '' && html` · ${entry.authorName}`}</p>${entry.title !== '' && html`<h3>${entry.title}</h3>`}${paragraphs(entry.text)}</li>`,
  )}</ol></section>`;
}

function poll(view: SiteView, { poll: asked }: PublicPost): Html | false {
  if (asked === null || asked.question === '') return false;
  const { t } = view;
  const closes = asked.closeTime !== null && filled(t.closes, { time: momentOf(asked.closeTime, view) });
  return html`<section class="part poll"><h2>${asked.question}</h2><ul>${asked.options.map(({ text }) => html`<li>${text}</li>`)}</ul>
<p class="meta">${asked.allowsMany ? t.pollMany : t.pollOne}${closes && ` · ${closes}`}</p></section>`;
}

function questions({ t }: SiteView, { questions: asked }: PublicPost): Html | false {
  if (asked === null) return false;
  const { guests, items } = asked;
  return html`<section class="part questions">${
    guests.length > 0 &&
    html`<h2>${t.guests}</h2><ul class="guests">${guests.map(({ name, title }) => html`<li><strong>${name}</strong>${title !== '' && `, ${title}`}</li>`)}</ul>`
  }${items.length > 0 && html`<h2>${t.questions}</h2>`}${items.map(
    (item) =>
      html`<div class="question"><p class="asked"><strong>${item.asker || t.reader}:</strong> ${item.question}</p>${
        item.answer === ''
          ? html`<p class="meta">${t.unanswered}</p>`
          : html`<div class="answer"><p><strong>${item.answeredBy}</strong></p>${paragraphs(item.answer)}</div>`
      }</div>`,
  )}</section>`;
}

function documentFacts(view: SiteView, { documentFacts: facts }: PublicPost): Html | false {
  if (facts === null) return false;
  const { t } = view;
  const issued = facts.issuedDay && dayOf(`${facts.issuedDay}T05:00:00Z`, view);
  return factList([
    [t.number, facts.number],
    [t.issuer, facts.issuer],
    [t.issuedDay, issued],
  ]);
}

type Fact = readonly [string, Html | string | number | false | null | undefined];

/** Names and values; those without a value are left out. */
export function factList(facts: readonly Fact[]): Html | false {
  const known = facts.filter(
    ([, value]) => value !== '' && value !== false && value !== null && value !== undefined,
  );
  if (known.length === 0) return false;
  return html`<dl class="facts">${known.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
