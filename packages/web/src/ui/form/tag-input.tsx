import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../display/chip.tsx';
import { isComposing } from '../hooks/is-typing.ts';
import type { Control } from './control.ts';
import styles from './tag-input.module.css';

interface TagInputProps extends Control<readonly string[]> {
  readonly placeholder?: string;
}

function clean(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Adds new words; case does not distinguish them. */
function withAdded(present: readonly string[], added: readonly string[]): readonly string[] {
  const result = [...present];
  for (const text of added.map(clean)) {
    const known = result.some((other) => other.toLocaleLowerCase('vi') === text.toLocaleLowerCase('vi'));
    if (text !== '' && !known) result.push(text);
  }
  return result;
}

/**
 * Words entered one by one: Enter or a comma adds, pasting a list adds all, leaving adds the rest.
 * Backspace in the empty input only moves to the last word: input methods send bursts of it.
 */
export function TagInput({ value, onChange, onBlur, placeholder, ...control }: TagInputProps) {
  const { t } = useTranslation('ui');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function add(words: readonly string[]) {
    const next = withAdded(value, words);
    if (next.length !== value.length) onChange(next);
    setText('');
  }
  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' || event.key === ',') {
      if (event.key === 'Enter' && text === '') return;
      event.preventDefault();
      add([text]);
    } else if (event.key === 'Backspace' && text === '' && !event.repeat) {
      const chips = event.currentTarget.parentElement?.querySelectorAll('button');
      chips?.[chips.length - 1]?.focus();
    }
  }
  function pasted(event: ClipboardEvent<HTMLInputElement>) {
    const words = event.clipboardData.getData('text').split(/[,;\n\t]/);
    if (words.length < 2) return;
    event.preventDefault();
    add([...(text === '' ? [] : [text]), ...words]);
  }
  function remove(word: string) {
    onChange(value.filter((other) => other !== word));
    input.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the free space goes to the input, which has its own way.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the free space goes to the input, which has its own way.
    <div
      className={styles.box}
      data-invalid={control['aria-invalid']}
      onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
    >
      {value.map((word) => (
        <Chip key={word} onRemove={() => remove(word)} removeLabel={t('tagInput.remove', { word })}>
          {word}
        </Chip>
      ))}
      <input
        {...control}
        ref={input}
        type="text"
        autoComplete="off"
        className={styles.input}
        placeholder={value.length === 0 ? placeholder : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={pressed}
        onPaste={pasted}
        onBlur={() => {
          if (clean(text) !== '') add([text]);
          onBlur?.();
        }}
      />
    </div>
  );
}
