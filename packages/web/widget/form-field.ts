import { element, freshId } from './element.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

export interface FormField {
  readonly root: HTMLElement;
  readonly input: Input;
  /** Undefined takes the error away. */
  refuse(message: string | undefined): void;
}

interface FieldOptions {
  readonly label: string;
  readonly hint?: string;
  readonly kind?: 'line' | 'email' | 'text';
  readonly required?: boolean;
  readonly min?: number;
  readonly max: number;
  readonly autocomplete?: string;
  readonly value?: string;
}

/** A labelled field; hint and error are read with it. */
export function formField(options: FieldOptions): FormField {
  const { label, hint, kind = 'line', required = false, min, max, autocomplete, value = '' } = options;
  const id = freshId();
  const attributes = {
    id,
    required,
    minlength: min,
    maxlength: max,
    autocomplete,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
  };
  const input =
    kind === 'text'
      ? element('textarea', attributes)
      : element('input', { ...attributes, type: kind === 'email' ? 'email' : undefined });
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

/** A field that people neither see nor reach; programs fill it in. */
export function trapField(): { readonly root: HTMLElement; readonly value: () => string } {
  const input = element('input', { name: 'website', tabindex: -1, autocomplete: 'off' });
  return {
    root: element('div', { class: 'trap', 'aria-hidden': 'true' }, input),
    value: () => input.value,
  };
}
