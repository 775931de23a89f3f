import type { JuryRound } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { pressedMark, TEN_STEPS } from '@toasoan/contract/features/contest-jury/room/mark-keys.ts';
import {
  type NamedCriterion,
  namedCriteria,
} from '@toasoan/contract/features/contest-jury/room/named-criteria.ts';
import { MAX_RANK, marksGiven, totalSoFar } from '@toasoan/contract/features/contest-jury/round-scale.ts';
import { element } from '../../element.ts';
import { pointsText, type Seated } from '../jury-context.ts';
import type { TurnEditor } from './turn-editor.ts';

interface PanelActions {
  readonly finish: () => void;
  readonly later: () => void;
  readonly leave: () => void;
}

interface Part {
  readonly root: HTMLElement;
  /** Shows what the editor holds now; nothing that has the focus is replaced. */
  readonly update: (words?: string) => void;
}

/** Marks by criterion, the total so far, a remark, and the ways on. */
export function scorePanel(
  seated: Seated,
  round: JuryRound,
  editor: TurnEditor,
  actions: PanelActions,
): Part {
  const { say, language } = seated;
  const criteria = namedCriteria(round, language, say('wholeWork'));
  const rows = criteria.map((one) => criterionRow(seated, round, editor, one));
  const total = element('strong', {});
  const totalWords = element('span', {});
  const comment = element('textarea', {
    rows: 2,
    maxlength: 1_000,
    disabled: !editor.mayChange,
    'aria-label': say('comment'),
    placeholder: say('comment'),
    oninput: () => {
      editor.comment = comment.value;
    },
    onblur: () => editor.keepComment(),
  });
  comment.value = editor.comment;
  const status = element('p', { class: 'status', role: 'status' });
  const button = (words: string, key: string, press: () => void, isMain = false) =>
    element(
      'button',
      { type: 'button', class: isMain ? 'main' : undefined, disabled: !editor.mayChange, onclick: press },
      words,
      element('kbd', { 'aria-hidden': true }, key),
    );
  const root = element(
    'div',
    { class: 'panel', role: 'group', 'aria-label': say('scores') },
    ...rows.map((row) => row.root),
    element(
      'div',
      { class: 'whole' },
      round.mode !== 'RANK' && element('p', { class: 'total' }, totalWords, total),
      comment,
    ),
    element(
      'div',
      { class: 'ways', 'data-own-enter': true },
      button(say('finish'), 'Enter', actions.finish, true),
      status,
      element(
        'div',
        { class: 'pair' },
        button(say('later'), 'S', actions.later),
        button(say('decline'), 'X', actions.leave),
      ),
    ),
  );
  const update = (words?: string) => {
    for (const row of rows) row.update();
    const given = marksGiven(round, editor.marks);
    totalWords.textContent =
      given < criteria.length ? say('totalSoFar', { given, count: criteria.length }) : say('total');
    total.textContent = pointsText(totalSoFar(round, editor.marks), language);
    status.textContent = words ?? statusOf(seated, editor, criteria.length - given);
  };
  update();
  return { root, update };
}

function statusOf({ say }: Seated, { mayChange, state }: TurnEditor, missing: number): string {
  if (!mayChange) return say('locked');
  if (state === 'failed') return say('notSaved');
  if (missing > 0) return say('missing', { count: missing });
  return state === 'idle' ? '' : say(state);
}

function criterionRow(seated: Seated, round: JuryRound, editor: TurnEditor, criterion: NamedCriterion): Part {
  const { say, language } = seated;
  const { key, name, weight } = criterion;
  const value = element('output', { class: 'value' });
  const marks = marksOf(seated, round, editor, criterion);
  const root = element(
    'fieldset',
    { class: 'criterion', onfocusin: () => editor.active !== key && editor.activate(key) },
    element(
      'legend',
      {},
      element('b', {}, name),
      weight !== null && element('span', { class: 'hint' }, say('weight', { weight })),
      value,
    ),
    marks.root,
    round.mode === 'SCORE10' && element('p', { class: 'keys', 'aria-hidden': true }, say('keysHint')),
    round.mode === 'SCORE10' && element('p', { class: 'touch hint' }, say('halfHint')),
  );
  const update = () => {
    const given = editor.marks.find((mark) => mark.key === key)?.value;
    value.textContent = round.mode === 'THUMBS' ? '' : pointsText(given ?? null, language);
    root.classList.toggle('active', editor.active === key);
    marks.update();
  };
  return { root, update };
}

function marksOf({ say }: Seated, round: JuryRound, editor: TurnEditor, { key, name }: NamedCriterion): Part {
  const given = () => editor.marks.find((mark) => mark.key === key)?.value;
  const { mode } = round;
  if (mode === 'SCORE100' || mode === 'RANK') {
    const input = element('input', {
      type: 'number',
      min: mode === 'RANK' ? 1 : 0,
      max: mode === 'RANK' ? MAX_RANK : 100,
      step: 1,
      disabled: !editor.mayChange,
      'aria-label': name,
      onchange: () => {
        if (input.value !== '' && input.checkValidity()) editor.mark(key, input.valueAsNumber);
      },
    });
    input.value = String(given() ?? '');
    return { root: input, update: () => undefined };
  }
  const steps = mode === 'THUMBS' ? [1, 0] : TEN_STEPS;
  const buttons = steps.map((step) =>
    element(
      'button',
      {
        type: 'button',
        disabled: !editor.mayChange,
        onclick: () => editor.mark(key, pressedMark(round, given(), step)),
      },
      mode === 'THUMBS' ? say(step === 1 ? 'yes' : 'no') : String(step),
    ),
  );
  const update = () => {
    const value = given();
    for (const [at, button] of buttons.entries()) {
      const step = steps[at] ?? 0;
      button.setAttribute('aria-pressed', String(value === step));
      button.classList.toggle('filled', mode === 'SCORE10' && value !== undefined && value > step);
      button.classList.toggle('half', mode === 'SCORE10' && value === step - 0.5);
    }
  };
  return { root: element('div', { class: 'marks' }, ...buttons), update };
}
