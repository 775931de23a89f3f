import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { LiveArticle } from '../live-article.ts';
import styles from './part-bar.module.css';
import { changePart, choosePart, continueAfter } from './part-commands.ts';
import { undoByKey } from './part-keys.ts';
import type { ShownPart } from './shown-part.ts';

interface PartWordProps {
  readonly article: LiveArticle;
  readonly part: ShownPart;
  /** The attribute that holds it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly max: number;
  /** Shown in front of it, as readers see it. */
  readonly before?: ReactNode;
  readonly isLacking?: boolean;
  readonly isRequired?: boolean;
}

/** A line of words typed where readers will see it; it grows with them. Enter goes on below the part. */
export function PartWord({
  article: { editor },
  part,
  name,
  label,
  hint,
  max,
  before,
  isLacking = false,
  isRequired = false,
}: PartWordProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { view } = editor;
  const isClicked = part.clicked === name;
  useEffect(() => {
    if (isClicked) field.current?.focus();
  }, [isClicked]);

  function at(act: (position: number) => void) {
    const position = part.position();
    if (position !== undefined) act(position);
  }
  function pressed(event: KeyboardEvent) {
    // The key that ends a composed word belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') at((position) => choosePart(view, position));
    else if (event.key === 'Enter') at((position) => continueAfter(view, position));
    else if (!undoByKey(editor, event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div className={styles.line} data-word={name} data-lacks={isLacking || undefined}>
      {before && (
        <label htmlFor={id} className={styles.before}>
          {before}
        </label>
      )}
      <textarea
        ref={field}
        id={id}
        rows={1}
        aria-label={label}
        placeholder={hint}
        maxLength={max}
        value={String(part.node.attrs[name])}
        onChange={({ target }) => {
          const words = target.value.replace(/\s*\n\s*/g, ' ');
          if (!isRequired || words.trim() !== '')
            at((position) => changePart(view, position, { [name]: words }));
        }}
        // Tab would put the cursor before the first letter; a click puts it elsewhere afterwards.
        onFocus={({ target }) => {
          if (target.selectionEnd === 0) target.selectionStart = target.value.length;
        }}
        onKeyDown={pressed}
      />
    </div>
  );
}
