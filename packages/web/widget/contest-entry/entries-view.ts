import type { EntryState, EntryWorkRow } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import {
  REASON_TEXTS,
  SUBMISSION_STATE_TEXTS,
} from '@toasoan/contract/features/submissions/submission-texts.ts';
import { element } from '../element.ts';
import { formField } from '../form-field.ts';
import { pressing } from '../pressing.ts';
import { sendingForm } from '../sending-form.ts';
import { draftView } from './draft-view.ts';
import { type Draft, type Opened, timeText } from './entry-context.ts';

/** The author's works, the drafts, and what can be done with them. */
export function entriesView(context: Opened, state: EntryState, onLeave: () => void): HTMLElement {
  const { say, calls, token, show, language } = context;
  const { contest, drafts, works, mayBegin } = state;
  const again = (next: EntryState) => show(entriesView(context, next, onLeave));
  const openDraft = (next: EntryState, workId: string | null) => {
    const draft = next.drafts.find((one) => one.workId === workId);
    if (draft === undefined) again(next);
    else show(draftView(context, next.contest, draft, { email: next.email, onEnd: again }));
  };
  const begin = (workId?: string) => async () =>
    openDraft(await calls('begin', { token, ...(workId !== undefined && { workId }) }), workId ?? null);
  const title = language === 'en' && contest.titleEn !== '' ? contest.titleEn : contest.title;
  const draft = drafts.find(({ workId }) => workId === null);
  return element(
    'div',
    {},
    element('h1', {}, say('title', { contest: title })),
    element('p', { class: 'hint' }, state.email),
    draft === undefined
      ? newWork(context, { isOpen: contest.isOpen, mayBegin }, begin())
      : draftRow(context, draft, { onOpen: () => openDraft(state, null), again }),
    element('h2', {}, say('mine')),
    works.length === 0
      ? element('p', {}, say('noWorks'))
      : element('ul', {}, ...works.map((work) => workRow(context, work, { onFix: begin(work.id), again }))),
    element('p', { class: 'actions' }, element('button', { class: 'plain', onclick: onLeave }, say('leave'))),
  );
}

function newWork(
  context: Opened,
  { isOpen, mayBegin }: { readonly isOpen: boolean; readonly mayBegin: boolean },
  begin: () => Promise<void>,
): HTMLElement {
  const { say } = context;
  if (!mayBegin) return element('p', { class: 'official' }, say(isOpen ? 'limitReached' : 'notOpen'));
  return pressing(context, { label: say('begin'), isMain: true, press: begin });
}

interface DraftRow {
  readonly onOpen: () => void;
  readonly again: (state: EntryState) => void;
}

function draftRow(context: Opened, draft: Draft, { onOpen, again }: DraftRow): HTMLElement {
  const { say, calls, token, language } = context;
  const times = {
    time: timeText(draft.updateTime, language),
    until: timeText(draft.expireTime, language),
  };
  const drop = async () => {
    if (confirm(say('dropSure'))) again(await calls('drop', { token, draftId: draft.id }));
  };
  return element(
    'section',
    { class: 'work' },
    draft.work.title !== '' && element('b', {}, draft.work.title),
    element('p', { class: 'hint' }, say('draftFrom', times)),
    element(
      'div',
      { class: 'row' },
      element('button', { class: 'main', type: 'button', onclick: onOpen }, say('goOn')),
      pressing(context, { label: say('dropDraft'), press: drop }),
    ),
  );
}

interface WorkRow {
  readonly onFix: () => Promise<void>;
  readonly again: (state: EntryState) => void;
}

function workRow(context: Opened, work: EntryWorkRow, { onFix, again }: WorkRow): HTMLElement {
  const { say, language } = context;
  const { reasonCode, reasonText, fixUntil, mayFix, mayWithdraw, small } = work;
  const reasons: Readonly<Record<string, Readonly<Record<'vi' | 'en', string>>>> = REASON_TEXTS;
  const why = [reasons[reasonCode]?.[language], reasonText].filter(Boolean).join('. ');
  const row = element(
    'li',
    { class: 'work' },
    element(
      'div',
      { class: 'row' },
      small !== '' &&
        element('img', {
          src: new URL(small, new URL(context.base, location.href)).href,
          alt: '',
          width: 60,
          height: 40,
        }),
      element('b', {}, work.number),
      element('span', { class: 'badge' }, SUBMISSION_STATE_TEXTS[work.state][language]),
    ),
    element('span', {}, work.title),
    why !== '' && element('p', { class: 'official' }, why),
    mayFix && fixUntil !== null && element('p', {}, say('fixUntil', { time: timeText(fixUntil, language) })),
    element('p', { class: 'hint' }, say('sentOn', { time: timeText(work.submitTime, language) })),
  );
  const buttons = element('div', { class: 'row' });
  const ask = () => buttons.replaceChildren(withdrawForm(context, work, { again, onCancel: offer }));
  const offer = () =>
    buttons.replaceChildren(
      ...(mayFix ? [pressing(context, { label: say('fix'), isMain: true, press: onFix })] : []),
      ...(mayWithdraw ? [element('button', { type: 'button', onclick: ask }, say('withdraw'))] : []),
    );
  offer();
  row.append(buttons);
  return row;
}

function withdrawForm(
  context: Opened,
  { id, number, version }: EntryWorkRow,
  { again, onCancel }: { readonly again: (state: EntryState) => void; readonly onCancel: () => void },
): HTMLElement {
  const { say, calls, token } = context;
  const typed = formField({ label: say('number'), required: true, max: 40 });
  return sendingForm({
    context,
    label: say('withdraw'),
    fields: { number: typed },
    content: [element('p', {}, say('withdrawAsk', { number })), typed.root],
    send: say('withdraw'),
    onCancel,
    call: (guard) => calls('withdraw', { ...guard, token, workId: id, version, number: typed.input.value }),
    onSent: again,
  });
}
