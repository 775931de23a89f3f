import {
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_LENGTH, digitsOf, withDigits, withoutDigit } from './code-digits.ts';
import styles from './sign-in-form.module.css';

const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place);

interface CodeBoxesProps {
  readonly code: string;
  readonly label: string;
  readonly isWrong: boolean;
  readonly onEdit: (code: string) => void;
}

/** One box per digit; typing moves to the next box and a pasted code is split. */
export function CodeBoxes({ code, label, isWrong, onEdit }: CodeBoxesProps) {
  const { t } = useTranslation('session');
  const boxes = useRef<HTMLFieldSetElement>(null);

  function boxAt(place: number): HTMLInputElement | null | undefined {
    return boxes.current?.querySelectorAll('input')[Math.max(0, Math.min(place, CODE_LENGTH - 1))];
  }
  function put(place: number, text: string) {
    const digits = digitsOf(text);
    if (digits === '') return;
    const next = withDigits(code, place, digits);
    onEdit(next);
    boxAt(Math.min(place, code.length) + digits.length)?.focus();
  }
  function typed(place: number, value: string) {
    // The box may hold the old digit beside the new one.
    const digits = digitsOf(value);
    put(place, digits.length > 1 && digits.startsWith(code[place] ?? ' ') ? digits.slice(1) : digits);
  }
  function pressed(event: KeyboardEvent, place: number) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) boxAt(place + step)?.focus();
    else if (event.key === 'Backspace') erase(place);
    else if (event.key === 'Delete') onEdit(withoutDigit(code, place));
    else return;
    event.preventDefault();
  }
  function erase(place: number) {
    const at = place < code.length ? place : place - 1;
    onEdit(withoutDigit(code, at));
    boxAt(at)?.focus();
  }
  // After a wrong code the boxes are cleared and the first one takes the focus.
  useLayoutEffect(() => {
    if (code === '') boxes.current?.querySelector('input')?.focus();
  }, [code]);
  return (
    <fieldset ref={boxes} className={styles.code}>
      <legend className="visually-hidden">{label}</legend>
      {PLACES.map((place) => (
        <input
          key={place}
          className={styles.digit}
          value={code[place] ?? ''}
          inputMode="numeric"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          aria-label={t('totp.digit', { place: place + 1 })}
          aria-invalid={isWrong}
          onChange={(event) => {
            if (!(event.nativeEvent as InputEvent).isComposing) typed(place, event.target.value);
          }}
          onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => typed(place, event.data)}
          onPaste={(event: ClipboardEvent) => {
            event.preventDefault();
            put(0, event.clipboardData.getData('text'));
          }}
          onKeyDown={(event) => pressed(event, place)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </fieldset>
  );
}
