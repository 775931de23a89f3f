import { useTranslation } from 'react-i18next';
import { Checklist, type ChecklistItem } from '#web/patterns/form-page/checklist.tsx';
import { leadToNote } from '../../notes/note-focus.ts';
import { useMustFix } from '../../notes/note-queries.ts';
import { useNoteRules } from '../../notes/use-note-rules.ts';
import { useWhoClears } from '../../notes/who-clears.ts';
import { leadToField } from '../lead-to-field.ts';
import type { PostSession } from '../post-session.ts';
import { useSessionState } from '../use-post-session.ts';
import styles from './publish-checklist.module.css';
import { type UnmetCheck, useUnmetChecks } from './use-checks.ts';

/** What every post needs, as it reads once it is there; lines of fields that belong together are one. */
const ALWAYS = [
  { key: 'text', fields: ['title', 'excerpt', 'content'] },
  { key: 'about', fields: ['mainCategoryId', 'authors'] },
] as const;
/** Only time, or somebody else, can settle these: the line says who. */
const BY_OTHERS: readonly string[] = ['CATEGORY_DISABLED', 'MIN_DELAY', 'EMBARGO'];

const LONGEST_NOTE = 80;

/** What stands between this post and its readers, live: each line leads to its field and says who can settle it. */
export function PublishChecklist({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('editing');
  const { post } = useSessionState(session);
  const { notes } = useMustFix(post);
  const rules = useNoteRules(post);
  const whoClears = useWhoClears();
  const missing = useUnmetChecks(session);
  const required = missing.filter((check) => !check.isAdvice);
  const advice = missing.filter((check) => check.isAdvice);

  function lineOf({ code, field, isAdvice, label }: UnmetCheck): ChecklistItem {
    return {
      key: code,
      met: false,
      tone: isAdvice ? 'advice' : 'missing',
      label,
      ...(BY_OTHERS.includes(code) && { detail: t(`who.${code}`) }),
      onMend: () => leadToField(session, field),
    };
  }
  /** Notes are listed one by one. */
  function linesOf(check: UnmetCheck): ChecklistItem[] {
    if (check.code !== 'NOTE_MUST_FIX_OPEN' || notes.length === 0) return [lineOf(check)];
    return notes.map((note) => ({
      key: `note-${note.id}`,
      met: false,
      tone: 'missing',
      label: t('checklist.mustFix', {
        text: note.text.length > LONGEST_NOTE ? `${note.text.slice(0, LONGEST_NOTE)}…` : note.text,
      }),
      detail: whoClears(note, rules),
      onMend: () => post && leadToNote(post.id, note.id),
    }));
  }
  const done = ALWAYS.flatMap(({ key, fields }): ChecklistItem[] => {
    const met = fields.filter((field) => !required.some((check) => check.field === field));
    const label = met.map((field) => t(`met.${field}`)).join(', ');
    return met.length === 0
      ? []
      : [{ key, met: true, label: label.slice(0, 1).toUpperCase() + label.slice(1) }];
  });
  return (
    <div className={styles.parts}>
      <Checklist label={t('checklist.required')} items={[...required.flatMap(linesOf), ...done]} />
      {advice.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('checklist.advice')}</h3>
          <Checklist label={t('checklist.advice')} items={advice.map(lineOf)} />
        </section>
      )}
      {required.length === 0 ? (
        <p className={styles.ready}>{t('checklist.ready')}</p>
      ) : (
        <p className={styles.who}>{t('who.author')}</p>
      )}
    </div>
  );
}
