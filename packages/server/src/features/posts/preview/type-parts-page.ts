import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type {
  DocumentFacts,
  LiveEntry,
  Poll,
  Questions,
} from '@toasoan/contract/features/posts/post-parts.ts';
import { type PageTexts, showDay, showTime } from './page-texts.ts';

/** The parts that a post's type adds below its text. */
export function typeParts(details: PostDetails, t: PageTexts): readonly Html[] {
  const { postType, liveEntries, poll, questions, documentFacts } = details;
  return [
    ...(postType === 'LIVE' && liveEntries.length > 0 ? [live(liveEntries, t)] : []),
    ...(poll && poll.question !== '' ? [pollPart(poll, t)] : []),
    ...(postType === 'QA' && questions ? [questionPart(questions, t)] : []),
    ...(postType === 'DOCUMENT' && documentFacts ? [documentPart(documentFacts, t)] : []),
  ];
}

function live(entries: readonly LiveEntry[], t: PageTexts): Html {
  const inOrder = entries.toSorted(
    (one, other) =>
      Number(other.isPinned) - Number(one.isPinned) || Date.parse(other.time) - Date.parse(one.time),
  );
  return html`<section class="part"><h2>${t.live}</h2>${inOrder.map(
    (entry) => html`<div class="entry">
<p class="meta">${entry.isPinned && html`<strong>${t.pinned}</strong> · `}${showTime(new Date(entry.time))} ${entry.authorName}</p>
${entry.title !== '' && html`<p><strong>${entry.title}</strong></p>`}
<p>${entry.text}</p></div>`,
  )}</section>`;
}

function pollPart(poll: Poll, t: PageTexts): Html {
  return html`<section class="part"><h2>${poll.question}</h2>
<ul class="options">${poll.options.map(({ text }) => html`<li>${text}</li>`)}</ul>
<p class="meta">${poll.allowsMany ? t.pollMany : t.pollOne}${
    poll.closeTime !== null && ` · ${t.closes.replace('{time}', showTime(new Date(poll.closeTime)))}`
  }</p></section>`;
}

/** Hidden questions are for the newsroom only. */
function questionPart({ guests, items }: Questions, t: PageTexts): Html {
  const nameOf = (id: string) => guests.find((guest) => guest.id === id)?.name ?? t.answer;
  return html`<section class="part"><h2>${t.guests}</h2>
<ul>${guests.map(({ name, title }) => html`<li><strong>${name}</strong>${title !== '' && `, ${title}`}</li>`)}</ul>
${items
  .filter(({ state }) => state !== 'HIDDEN')
  .map(
    (item) => html`<div class="entry"><p><strong>${item.asker || t.reader}:</strong> ${item.question}</p>
${
  item.answer === ''
    ? html`<p class="meta">${t.unanswered}</p>`
    : html`<p><strong>${nameOf(item.guestId)}:</strong> ${item.answer}</p>`
}</div>`,
  )}</section>`;
}

function documentPart(facts: DocumentFacts, t: PageTexts): Html {
  const lines = [
    [t.number, facts.number],
    [t.issuer, facts.issuer],
    [t.issuedDay, facts.issuedDay && showDay(new Date(`${facts.issuedDay}T12:00:00+07:00`))],
  ].filter(([, value]) => value !== '');
  return html`<dl>${lines.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}
