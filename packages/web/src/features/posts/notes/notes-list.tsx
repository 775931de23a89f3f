import { MessageSquarePlus } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { moveThroughNotes, NoteCards } from './note-cards.tsx';
import { NewNote, type NewNoteProps } from './note-composer.tsx';
import type { NoteCalls } from './note-queries.ts';
import { isIn, NOTE_FILTERS, type NoteFilter, type NoteThread } from './note-threads.ts';
import noteStyles from './notes.module.css';
import styles from './notes-list.module.css';
import type { NoteRules } from './use-note-rules.ts';

interface NotesListProps {
  readonly postId: string;
  readonly threads: readonly NoteThread[];
  /** Those of the filter, in the order of the text. */
  readonly listed: readonly NoteThread[];
  /** The card of a thread stands in the margin: here a line leads to it. */
  readonly isBeside: (thread: NoteThread) => boolean;
  readonly isLoaded: boolean;
  readonly filter: NoteFilter;
  readonly onFilter: (filter: NoteFilter) => void;
  readonly rules: NoteRules;
  readonly calls: NoteCalls;
  readonly places: ReadonlyMap<string, number>;
  readonly chosen: string | undefined;
  readonly writing: NewNoteProps | undefined;
  readonly mayAdd: boolean;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
  readonly onReveal: ((thread: NoteThread) => void) | undefined;
  readonly onBack: () => void;
}

/** The notes of a post as a list, with filters. */
export function NotesList(props: NotesListProps) {
  const { t } = useTranslation('notes');
  const { postId, threads, listed, isBeside, filter, rules, calls, chosen, writing, onReveal, onBack } =
    props;
  const lines = listed.filter(isBeside);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move between the cards inside.
    <div
      data-field="notes"
      className={noteStyles.list}
      onKeyDown={(event) => moveThroughNotes(event, onBack)}
    >
      {threads.length > 0 && <NoteFilters threads={threads} filter={filter} onChange={props.onFilter} />}
      {writing && <NewNote {...writing} />}
      {props.mayAdd && (
        <Button
          ref={props.addButton}
          size="compact"
          icon={<MessageSquarePlus size={14} />}
          tip={t('newTip')}
          shortcut="Ctrl Alt M"
          onClick={props.onAdd}
        >
          {t('add')}
        </Button>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((thread) => (
            <li key={thread.note.id}>
              <button
                type="button"
                className={styles.line}
                data-must-fix={thread.note.mustFix || undefined}
                aria-current={thread.note.id === chosen || undefined}
                onClick={() => onReveal?.(thread)}
              >
                <span className="visually-hidden">{t('reveal')}: </span>
                <span className={styles.lineQuote}>{thread.note.quote}</span>
                <span className={styles.lineWords}>
                  {thread.note.author.name}: {thread.note.text}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <NoteCards
        postId={postId}
        listed={listed.filter((thread) => !isBeside(thread))}
        rules={rules}
        calls={calls}
        places={props.places}
        chosen={chosen}
        onReveal={onReveal}
        onBack={onBack}
      />
      {props.isLoaded && listed.length === 0 && <p className={textStyles.hint}>{t(`none.${filter}`)}</p>}
    </div>
  );
}

interface NoteFiltersProps {
  readonly threads: readonly NoteThread[];
  readonly filter: NoteFilter;
  readonly onChange: (filter: NoteFilter) => void;
}

/** Filters of the list, with the number of notes each. */
function NoteFilters({ threads, filter, onChange }: NoteFiltersProps) {
  const { t } = useTranslation('notes');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={t('filter.label')} className={styles.filters}>
      {NOTE_FILTERS.map((one) => (
        <Button
          key={one}
          size="compact"
          variant="quiet"
          aria-pressed={one === filter}
          onClick={() => onChange(one)}
        >
          {t(`filter.${one}`)} {threads.filter((thread) => isIn(one, thread)).length}
        </Button>
      ))}
    </div>
  );
}
