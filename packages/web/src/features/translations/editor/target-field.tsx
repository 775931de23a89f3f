import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';
import { MarkedText, type TextMark } from './marked-text.tsx';
import { isTagSign, shownPlace, toRaw, toShown } from './shown-tags.ts';
import styles from './target-field.module.css';

interface TargetFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** As stored, with tags. */
  readonly value: string;
  readonly marks: readonly TextMark[];
  readonly isReadOnly: boolean;
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
}

/** A field in which tags are chips: the words are drawn below a field whose own letters cannot be seen. */
export function TargetField(props: TargetFieldProps) {
  const { field, label, lang, dir, value, marks, isReadOnly, describedBy, onChange } = props;
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, [field]);
  return (
    <div className={styles.field} data-field lang={lang} dir={dir}>
      <div className={styles.drawn} aria-hidden>
        <MarkedText text={value} marks={marks} />
        {'\u200B'}
      </div>
      <textarea
        ref={field}
        className={styles.input}
        aria-label={label}
        aria-describedby={describedBy}
        lang={lang}
        dir={dir}
        spellCheck
        readOnly={isReadOnly}
        value={toShown(value)}
        onChange={(event) => onChange(toRaw(event.target.value.replace(/\s*\n\s*/g, ' ')))}
        onKeyDown={keepWhole}
        onCopy={copyTags}
      />
    </div>
  );
}

/** A paragraph is one line, and a tag beside the cursor is stepped over instead of removed. */
function keepWhole(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  if (event.key !== 'Backspace' && event.key !== 'Delete') return;
  const { currentTarget: field } = event;
  const { selectionStart: at, selectionEnd: end, value } = field;
  if (at !== end) return;
  const isBack = event.key === 'Backspace';
  if (!isTagSign(value[isBack ? at - 1 : at])) return;
  event.preventDefault();
  const next = isBack ? at - 1 : at + 1;
  field.setSelectionRange(next, next);
}

/** Elsewhere a tag is what it is called. */
function copyTags(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  event.clipboardData.setData('text/plain', toRaw(value.slice(selectionStart, selectionEnd)));
  event.preventDefault();
}

/** Puts a text in the place of a stretch of the stored form, as if it was typed: Ctrl Z takes it back. */
export function replaceIn(
  field: HTMLTextAreaElement,
  raw: string,
  start: number,
  end: number,
  text: string,
): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(shownPlace(raw, start), shownPlace(raw, end));
  insertAt(field, text);
}

/** Puts a text where the cursor is; around the selection when it is a pair of tags. */
export function insertAt(field: HTMLTextAreaElement, text: string): void {
  field.focus({ preventScroll: true });
  const shown = toShown(text);
  const isDone =
    shown === '' ? document.execCommand('delete') : document.execCommand('insertText', false, shown);
  if (isDone) return;
  field.setRangeText(shown);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
