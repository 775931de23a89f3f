import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
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
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState(0);
  const [closedAt, setClosedAt] = useState(-1);
  const [active, setActive] = useState(0);
  /** Position of the cursor once the name is in the text. */
  const goTo = useRef<number>(undefined);
  const typed = nameBeingTyped(value, cursor);
  const asked = useDeferredValue(typed?.asked ?? '');
  const isAsking = typed !== undefined && typed.from !== closedAt;
  const { data } = useQuery({ ...notePeople(useProjectId(), postId, asked), enabled: isAsking });
  const userId = useAuth((auth) => auth.userId);
  // Nobody mentions themselves.
  const people = isAsking ? (data?.items ?? []).filter((person) => person.userId !== userId) : [];
  const at = Math.min(active, people.length - 1);

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
    setActive(0);
    onName(next.text, named);
  }
  function actInList(key: string): (() => void) | undefined {
    if (key === 'ArrowDown') return () => setActive((at + 1) % people.length);
    if (key === 'ArrowUp') return () => setActive((at + people.length - 1) % people.length);
    if (key === 'Enter' || key === 'Tab') return () => choose(at);
    return key === 'Escape' ? () => setClosedAt(typed?.from ?? -1) : undefined;
  }
  function actOf(event: KeyboardEvent): (() => void) | undefined {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSend;
    if (people.length > 0) return actInList(event.key);
    return event.key === 'Escape' ? onCancel : undefined;
  }
  function pressed(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    const act = actOf(event);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
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
          setCursor(input.current?.selectionStart ?? text.length);
          onChange(text);
        }}
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={people.length > 0 ? id : undefined}
        aria-activedescendant={people.length > 0 ? `${id}-${at}` : undefined}
        onKeyDown={pressed}
        onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
      />
      {people.length > 0 && (
        <div id={id} role="listbox" aria-label={t('people')} className={styles.people}>
          {people.map(({ userId, displayName }, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen one
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
            <div
              key={userId}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.person}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              <Avatar name={displayName} size="small" />
              {displayName}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {people.length > 0 && t('peopleFound', { count: people.length })}
      </p>
    </div>
  );
}
