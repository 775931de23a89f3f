import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { dueProblem } from '@toasoan/contract/features/posts/assignment/assignment-rules.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { atClock, inMinutes, type QuickTime } from '#web/ui/dates/quick-time.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { postKeys } from '../post-queries.ts';
import { notifyRefusal, REFUSALS } from '../workflow/notify-refusal.ts';
import { assigneeSearch } from './assignee-search.ts';
import styles from './assignment.module.css';
import { isWordTooLong, WordField } from './word-field.tsx';

export type Assignable = Pick<PostRow, 'id' | 'version' | 'title' | 'state' | 'assignee' | 'dueTime'> & {
  /** Absent in lists. */
  readonly assignText?: string;
};

interface AssignDialogProps {
  readonly post: Assignable;
  readonly onClose: () => void;
}

/** Chooses the editor of a post, the due time and a message to them. */
export function AssignDialog({ post, onClose }: AssignDialogProps) {
  const { t } = useTranslation(['assignment', 'ui']);
  const id = useId();
  const projectId = useProjectId();
  const { assignee } = post;
  const [chosen, setChosen] = useState<readonly Picked[]>(
    assignee ? [{ id: assignee.userId, label: assignee.name }] : [],
  );
  const [due, setDue] = useState(post.dueTime ?? null);
  const [isReadable, setReadable] = useState(true);
  const [text, setText] = useState(post.assignText ?? '');
  const { mutate, isPending } = useAssignPost();
  const isNewDue = due !== null && due !== post.dueTime;
  const problem = isNewDue ? dueProblem(Date.parse(due), Date.now()) : undefined;
  const [editor] = chosen;
  const disabledReason =
    (editor === undefined && t('assign.toRequired')) ||
    ((problem !== undefined || !isReadable) && t('assign.dueProblem')) ||
    (isWordTooLong(text) && t('assign.tooLong')) ||
    undefined;

  function give(assigneeId: string | null) {
    const word = text.trim();
    // A list does not know the message of the post, so an empty field leaves it unchanged.
    const said = post.assignText === undefined && word === '' ? undefined : word;
    mutate({ post, assigneeId, dueTime: due, text: said }, { onSuccess: onClose });
  }
  return (
    <Dialog
      title={t('assign.title', { title: post.title })}
      onClose={onClose}
      actions={
        <>
          {post.state === 'SUBMITTED' && assignee !== null && (
            <Button busy={isPending} onClick={() => give(null)}>
              {t('assign.clear')}
            </Button>
          )}
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={isPending}
            disabledReason={disabledReason}
            onClick={() => editor && give(editor.id)}
          >
            {t('assign.do')}
          </Button>
        </>
      }
    >
      <div>
        <label className={styles.label} htmlFor={id}>
          {t('editor')}
        </label>
        <Picker
          id={id}
          label={t('editor')}
          addLabel={t('assign.to')}
          search={assigneeSearch(projectId)}
          max={1}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <DueField value={due} onChange={setDue} onReadable={setReadable} />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {t('assign.dueProblem')}
        </p>
      )}
      <WordField label={t('assign.text')} value={text} onChange={setText} />
    </Dialog>
  );
}

interface DueFieldProps {
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
  readonly onReadable: (isReadable: boolean) => void;
}

/** The due time, with shortcuts for times of the working day. */
function DueField({ value, onChange, onReadable }: DueFieldProps) {
  const { t } = useTranslation('assignment');
  const id = useId();
  // The new key replaces what was typed when a shortcut is chosen.
  const [round, setRound] = useState(0);
  const quick: readonly QuickTime[] = [
    { label: t('assign.inAnHour'), at: inMinutes(60) },
    { label: t('assign.noon'), at: atClock(0, '11:00') },
    { label: t('assign.afternoon'), at: atClock(0, '17:00') },
    { label: t('assign.tomorrow'), at: atClock(1, '09:00') },
  ];
  const now = new Date();
  const open = quick.filter(({ at }) => Date.parse(at(now, NEWSROOM_ZONE)) > now.getTime());
  function choose(next: string | null) {
    onChange(next);
    onReadable(true);
    setRound(round + 1);
  }
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t('assign.due')}
      </label>
      <DateTimeInput
        key={round}
        id={id}
        value={value}
        onChange={onChange}
        quick={open}
        aria-describedby={`${id}-hint`}
        onProblem={(found) => onReadable(found !== 'unreadable')}
      />
      <div className={styles.quick}>
        {open.map(({ label, at }) => (
          <Button key={label} size="compact" onClick={() => choose(at(new Date(), NEWSROOM_ZONE))}>
            {label}
          </Button>
        ))}
        {value !== null && (
          <Button size="compact" variant="quiet" onClick={() => choose(null)}>
            {t('assign.noDue')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('assign.dueHint')}
      </p>
    </div>
  );
}

interface Assignment {
  readonly post: { readonly id: string; readonly version: number };
  /** Null: nobody. */
  readonly assigneeId: string | null;
  readonly dueTime: string | null;
  /** Undefined: unchanged. */
  readonly text: string | undefined;
}

/** Assigns a post to a colleague and notifies this person of the result. */
function useAssignPost() {
  const { t } = useTranslation('assignment');
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ post, assigneeId, dueTime, text }: Assignment) =>
      call(assignmentEndpoints.assign, {
        params: { id: post.id },
        body: { version: post.version, assigneeId, dueTime, text },
        suppressErrorToast: REFUSALS,
      }),
    onSuccess: ({ title, assignee }) =>
      showToast({
        tone: 'success',
        text: assignee ? t('assign.done', { title, name: assignee.name }) : t('assign.doneNobody', { title }),
      }),
    onError: notifyRefusal,
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}
