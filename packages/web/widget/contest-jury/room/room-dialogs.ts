import { ROOM_KEYS } from '@toasoan/contract/features/contest-jury/room/room-keys.ts';
import { keep, kept } from '../../contest-entry/kept-secret.ts';
import { element, freshId } from '../../element.ts';
import { formField } from '../../form-field.ts';
import type { Seated } from '../jury-context.ts';

function openDialog(within: HTMLElement, title: string, ...content: readonly Node[]): HTMLDialogElement {
  const id = freshId();
  const dialog = element(
    'dialog',
    { class: 'asked', 'aria-labelledby': id },
    element('h2', { id }, title),
    ...content,
  );
  // Its own closing is not that of the room.
  for (const name of ['close', 'cancel']) dialog.addEventListener(name, (event) => event.stopPropagation());
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.addEventListener('close', () => dialog.remove());
  within.append(dialog);
  dialog.showModal();
  return dialog;
}

type LeaveWay = 'recuse' | 'abstain';

/** Why a juror does not judge a work; somebody else gets it. */
export function askLeave(
  { say }: Seated,
  within: HTMLElement,
  { number, onSend }: { readonly number: string; readonly onSend: (way: LeaveWay, reason: string) => void },
): void {
  const name = freshId();
  const choice = (way: LeaveWay) => {
    const input = element('input', { type: 'radio', name, value: way });
    input.checked = way === 'recuse';
    return { input, root: element('label', { class: 'choice' }, input, say(way)) };
  };
  const [recuse, abstain] = [choice('recuse'), choice('abstain')];
  const reason = formField({ label: say('reason'), kind: 'text', required: true, max: 500 });
  const form = element(
    'form',
    {
      novalidate: true,
      onsubmit: (event: Event) => {
        event.preventDefault();
        const words = reason.input.value.trim();
        if (words === '') {
          reason.refuse(say('required'));
          return reason.input.focus();
        }
        dialog.close();
        onSend(abstain.input.checked ? 'abstain' : 'recuse', words);
      },
    },
    element('p', {}, say('declineText')),
    element('fieldset', {}, element('legend', {}, say('why')), recuse.root, abstain.root),
    reason.root,
    element(
      'div',
      { class: 'actions' },
      element('button', { class: 'main', type: 'submit' }, say('declineAction')),
      element('button', { type: 'button', onclick: () => dialog.close() }, say('cancel')),
    ),
  );
  const dialog = openDialog(within, say('declineTitle', { number }), form);
  reason.input.focus();
}

const LETTERS = 'toasoan-jury-letters';

/** Keys of one letter can be turned off: who speaks to the machine would press them by accident. */
export const withLetters = (): boolean => kept(LETTERS) !== 'off';

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

export function showKeys({ say }: Seated, within: HTMLElement): void {
  const letters = element('input', {
    type: 'checkbox',
    onchange: () => keep(LETTERS, letters.checked ? undefined : 'off'),
  });
  letters.checked = withLetters();
  const dialog = openDialog(
    within,
    say('keysTitle'),
    element(
      'dl',
      { class: 'key-list' },
      ...ROOM_KEYS.flatMap(({ name, keys }) => [
        element('dt', {}, ...keys.map((key) => element('kbd', {}, SIGNS[key] ?? key))),
        element('dd', {}, say(`key_${name}`)),
      ]),
    ),
    element('label', { class: 'choice' }, letters, say('letterKeys')),
    element('button', { class: 'main', type: 'button', onclick: () => dialog.close() }, say('close')),
  );
}
