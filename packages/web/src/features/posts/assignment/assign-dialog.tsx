import { dueProblem } from '@toasoan/contract/features/posts/assignment/assignment-rules.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { assigneeSearch } from './assignee-search.ts';
import styles from './assignment.module.css';
import { DueField } from './due-field.tsx';
import { useAssignPost } from './use-assign-post.ts';
import { isWordTooLong, WordField } from './word-field.tsx';

export type Assignable = Pick<Post, 'id' | 'version' | 'title' | 'state' | 'assignee' | 'dueTime'> & {
  /** Absent in lists. */
  readonly assignText?: string;
};

interface AssignDialogProps {
  readonly post: Assignable;
  readonly onClose: () => void;
}

/** Who edits a post, until when, and a word to them. */
export function AssignDialog({ post, onClose }: AssignDialogProps) {
  const { t } = useTranslation(['assignment', 'ui']);
  const id = useId();
  const projectId = useProjectId();
  const { assignee } = post;
  const [chosen, setChosen] = useState<readonly Picked[]>(
    assignee ? [{ id: assignee.userId, label: assignee.name }] : [],
  );
  const [due, setDue] = useState(post.dueTime);
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
    // A list does not know the word that the post has: what was not written does not take its place.
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
