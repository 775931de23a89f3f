import type { TriState } from '@toasoan/contract/vocabulary/tri-state.ts';
import { element, freshId } from '../element.ts';
import type { EntryContext } from './entry-context.ts';

export interface TickField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
}

export function tickField(label: string, isTicked: boolean): TickField {
  const input = element('input', { type: 'checkbox' });
  input.checked = isTicked;
  return { root: element('label', { class: 'choice' }, input, label), input };
}

export interface YesNoField {
  readonly root: HTMLElement;
  /** 2: not answered. */
  readonly value: () => TriState;
}

/** A question that is answered by yes or no, and by nothing at first. */
export function yesNoField(
  { say }: EntryContext,
  label: string,
  { value, hint }: { readonly value: TriState; readonly hint?: string | undefined },
): YesNoField {
  const name = freshId();
  const choice = (answer: 0 | 1, words: string) => {
    const input = element('input', { type: 'radio', name, value: answer });
    input.checked = value === answer;
    return { input, root: element('label', { class: 'choice' }, input, words) };
  };
  const [yes, no] = [choice(1, say('yes')), choice(0, say('no'))];
  return {
    root: element(
      'fieldset',
      {},
      element('legend', {}, label),
      hint !== undefined && element('p', { class: 'hint' }, hint),
      element('div', { class: 'choices' }, yes.root, no.root),
    ),
    value: () => (yes.input.checked ? 1 : no.input.checked ? 0 : 2),
  };
}

export function pair(...fields: readonly { readonly root: HTMLElement }[]): HTMLElement {
  return element('div', { class: 'pair' }, ...fields.map(({ root }) => root));
}

/** The steps are left by their own buttons. */
export function stay(event: Event): void {
  event.preventDefault();
}
