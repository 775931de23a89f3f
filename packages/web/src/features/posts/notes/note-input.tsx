import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import { useListbox } from '#web/ui/select/use-listbox.ts';
import { type Named, nameBeingTyped, withName } from './mentions.ts';
import styles from './note-input.module.css';
import { notePeople } from './note-queries.ts';

interface NoteInputProps {
  readonly postId: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onName: (text: string, person: Named) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** The text of a note; an @ offers colleagues who may see the post. */
export function NoteInput(props: NoteInputProps) {
  const { postId, label, placeholder, value, onChange, onName, onSend, onCancel } = props;
  const { t } = useTranslation('notes');
  const input = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState(0);
  /** Where the @ is whose names were chosen or closed. */
  const [closedAt, setClosedAt] = useState(-1);
  const [isFocused, setFocused] = useState(false);
  /** Position of the cursor once the name is in the text. */
  const goTo = useRef<number>(undefined);
  const typed = nameBeingTyped(value, cursor);
  const asked = useDeferredValue(typed?.asked ?? '');
  const isAsking = isFocused && typed !== undefined && typed.from !== closedAt;
  const { data } = useQuery({ ...notePeople(useProjectId(), postId, asked), enabled: isAsking });
  const userId = useAuth((auth) => auth.userId);
  // Nobody mentions themselves.
  const people = isAsking ? (data?.items ?? []).filter((person) => person.userId !== userId) : [];
  const isOpen = people.length > 0;
  const { id, list, active, setActive, optionId, focused } = useListbox({
    labels: people.map(({ displayName }) => displayName),
    startAt: () => 0,
    onChoose: choose,
    isText: true,
  });

  useLayoutEffect(() => {
    if (goTo.current === undefined) return;
    input.current?.setSelectionRange(goTo.current, goTo.current);
    goTo.current = undefined;
  });

  function choose(index: number): void {
    const person = people[index];
    if (person === undefined || typed === undefined) return;
    const named = { userId: person.userId, name: person.displayName };
    const next = withName(value, typed.from, cursor, named);
    goTo.current = next.cursor;
    setCursor(next.cursor);
    setClosedAt(typed.from);
    onName(next.text, named);
  }
  function actOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
    if (key === 'Enter' && (ctrlKey || metaKey)) return onSend;
    if (key === 'Escape') return isOpen ? () => setClosedAt(typed?.from ?? -1) : onCancel;
    return isOpen && key === 'Tab' && !shiftKey ? () => choose(active) : undefined;
  }
  function pressed(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    const act = actOf(event);
    if (act) {
      event.preventDefault();
      act();
    } else if (isOpen) focused.onKeyDown(event);
    // What the field has used is no key of the panel around it.
    if (event.defaultPrevented) event.stopPropagation();
  }
  return (
    <div className={styles.around}>
      <TextArea
        ref={input}
        rows={3}
        placeholder={placeholder}
        value={value}
        onChange={(text) => {
          // An input method moves the cursor without a key.
          const next = input.current?.selectionStart ?? text.length;
          setCursor(next);
          setActive(0);
          if (nameBeingTyped(text, next)?.from !== closedAt) setClosedAt(-1);
          onChange(text);
        }}
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={focused['aria-activedescendant']}
        onKeyDown={pressed}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
      />
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="listbox"
          // What scrolls can take the focus; keys never bring it here, because Tab chooses.
          tabIndex={0}
          aria-label={t('people')}
          className={styles.people}
          // The text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
        >
          {people.map(({ userId, displayName }, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen one
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
            <div
              key={userId}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.person}
              onPointerMove={index === active ? undefined : () => setActive(index)}
              onClick={() => choose(index)}
            >
              <Avatar name={displayName} size="small" />
              {displayName}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {isOpen && t('peopleFound', { count: people.length })}
      </p>
    </div>
  );
}
