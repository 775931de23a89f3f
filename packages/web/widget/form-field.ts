import { element, freshId } from './element.ts';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FormField {
  readonly root: HTMLElement;
  readonly input: Input;
  /** Undefined takes the error away. */
  refuse(message: string | undefined): void;
}

interface FieldOptions {
  readonly label: string;
  readonly hint?: string;
  readonly kind?: 'line' | 'email' | 'tel' | 'url' | 'text' | 'choice' | 'date';
  /** Value and words of each, for 'choice'. */
  readonly choices?: readonly (readonly [string, string])[];
  /** What the browser compares a line with. */
  readonly pattern?: string;
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly autocomplete?: string;
  readonly value?: string;
}

/** A labelled field; hint and error are read with it. */
export function formField(options: FieldOptions): FormField {
  const { label, hint, required = false, min, max, autocomplete, value = '' } = options;
  const id = freshId();
  const attributes = {
    id,
    required,
    minlength: min,
    maxlength: max,
    autocomplete,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
  };
  const input = inputOf(options, attributes);
  input.value = value;
  const error = element('p', { id: `${id}-error`, class: 'error' });
  const root = element(
    'div',
    { class: 'field' },
    element('label', { for: id }, label),
    input,
    hint !== undefined && element('p', { id: `${id}-hint`, class: 'hint' }, hint),
  );
  return {
    root,
    input,
    refuse: (message) => {
      error.textContent = message ?? '';
      if (message === undefined) error.remove();
      else root.append(error);
      const described = [hint !== undefined && `${id}-hint`, message !== undefined && error.id];
      input.setAttribute('aria-describedby', described.filter(Boolean).join(' '));
      input.setAttribute('aria-invalid', String(message !== undefined));
    },
  };
}

function inputOf(
  { kind = 'line', choices = [], pattern }: FieldOptions,
  attributes: Parameters<typeof element>[1] & object,
): Input {
  if (kind === 'text') return element('textarea', attributes);
  if (kind === 'choice') {
    const { id, required } = attributes;
    const options = choices.map(([choice, words]) => element('option', { value: choice }, words));
    return element('select', { id, required }, ...options);
  }
  if (kind === 'url') return element('input', { ...attributes, inputmode: 'url', pattern });
  return element('input', { ...attributes, type: kind === 'line' ? undefined : kind, pattern });
}

/** A field that people neither see nor reach; programs fill it in. */
export function trapField(): { readonly root: HTMLElement; readonly value: () => string } {
  const input = element('input', { name: 'website', tabindex: -1, autocomplete: 'off' });
  return {
    root: element('div', { class: 'trap', 'aria-hidden': 'true' }, input),
    value: () => input.value,
  };
}
