import { useMutation, useQueryClient } from '@tanstack/react-query';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import type { SubmissionDetail } from '@toasoan/contract/features/submissions/submission.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { randomId } from '#web/core/random-id.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { submissionDetail } from '../submission-queries.ts';
import styles from './work-facts.module.css';

const LONGEST = 2_000;

/** What the newsroom wrote about it; the author never reads it. */
export function WorkNotes({ detail }: { readonly detail: SubmissionDetail }) {
  const { t } = useTranslation('submissions');
  const id = useId();
  const mayNote = useMay('contest.note');
  const projectId = useProjectId();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const add = useMutation({
    mutationFn: (note: { readonly text: string; readonly key: string }) =>
      call(submissionEndpoints.note, {
        params: { id: detail.id },
        body: { text: note.text },
        idempotencyKey: note.key,
      }),
    onSuccess: (note) => {
      setText('');
      client.setQueryData(
        submissionDetail(projectId, detail.id).queryKey,
        (now) => now && { ...now, notes: [...now.notes, note] },
      );
    },
  });
  const isEmpty = text.trim() === '';
  if (detail.notes.length === 0 && !mayNote) return null;
  return (
    <section className={styles.section} aria-label={t('notes')}>
      <h4 className={textStyles.strong}>{t('notes')}</h4>
      {detail.notes.length > 0 && (
        <ul className={styles.notes}>
          {detail.notes.map((note) => (
            <li key={note.id} className={styles.note}>
              <p>{note.text}</p>
              <p className={textStyles.hint}>
                {note.createdBy} · <DateText time={note.createTime} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayNote && (
        <form
          className={styles.noteForm}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isEmpty && !add.isPending) add.mutate({ text: text.trim(), key: randomId() });
          }}
        >
          <label htmlFor={id} className="visually-hidden">
            {t('notes.write')}
          </label>
          <TextArea
            id={id}
            rows={2}
            maxLength={LONGEST}
            placeholder={t('notes.write')}
            value={text}
            onChange={setText}
          />
          {!isEmpty && (
            <Button type="submit" size="compact" busy={add.isPending}>
              {t('notes.add')}
            </Button>
          )}
        </form>
      )}
    </section>
  );
}
