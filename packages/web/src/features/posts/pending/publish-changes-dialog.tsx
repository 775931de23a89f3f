import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { TFunction } from 'i18next';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ChangedFields } from '../comparing/changed-fields.tsx';
import { keyOfField } from '../comparing/draft-fields.ts';
import { publicCopy, workingCopy } from '../comparing/post-copies.ts';
import { useFieldNames } from '../comparing/use-field-names.ts';
import { FixesInTheWay } from '../notes/fixes-in-the-way.tsx';
import { useMustFix } from '../notes/note-queries.ts';
import { FieldWarnings } from './field-warnings.tsx';
import { HeldBy } from './held-by.tsx';
import { NoteToReaders } from './note-to-readers.tsx';
import styles from './pending.module.css';
import { useApplyPending, useReadAgain } from './pending-changes.ts';
import { usePendingChoice } from './use-pending-choice.ts';

interface PublishChangesDialogProps {
  readonly post: Post;
  readonly onDone: (after: Post) => void;
  readonly onClose: () => void;
}

/** What readers will get instead of what they have, field by field, before it is made public. */
export function PublishChangesDialog({ post: opened, onDone, onClose }: PublishChangesDialogProps) {
  const { t } = useTranslation(['pending', 'notes', 'ui']);
  const nameOf = useFieldNames();
  const noteId = useId();
  const [post, setPost] = useState(opened);
  const [note, setNote] = useState('');
  const [isSubstantive, setSubstantive] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const copies = useMemo(() => ({ before: publicCopy(post), after: workingCopy(post) }), [post]);
  const { names, choice, warningsOf, unmet, isChecked } = usePendingChoice(post);
  const apply = useApplyPending();
  const readAgain = useReadAgain();
  const isNewer = post !== opened;
  const fixes = useMustFix(post).count;
  // Notes are told one by one, once they are known.
  const others = unmet.filter(({ field }) => field !== 'notes' || fixes === 0);

  async function publish() {
    const fields = choice.left.length === 0 ? undefined : choice.chosen.map(keyOfField);
    try {
      const options = { fields, note: note.trim() || undefined, isSubstantive };
      const after = await apply.mutateAsync({ post, options });
      showToast({ tone: 'success', text: t(after.pending ? 'done.part' : 'done', { title: after.title }) });
      onDone(after);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.code === 'VERSION_CONFLICT') setPost(await readAgain(post.id));
    }
  }
  return (
    <Dialog
      size="widest"
      title={t('publish.title', { title: post.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="project"
            busy={apply.isPending}
            disabledReason={disabledReason(
              { count: choice.chosen.length, unmet: others.length, fixes, isChecked },
              t,
            )}
            onClick={() => void publish()}
          >
            {t('publish')}
          </Button>
        </>
      }
    >
      {refusal?.code === 'LOCKED_BY_OTHER' && (
        <HeldBy postId={post.id} refusal={refusal} onFree={() => setRefusal(undefined)} onLeave={onClose} />
      )}
      {isNewer && <Banner tone="warning">{t('newer', { name: post.updatedBy.name })}</Banner>}
      <FixesInTheWay post={post} onLead={onClose} />
      {others.length > 0 && (
        <Banner tone="danger">
          {t('unmet')}
          <ul>
            {others.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </Banner>
      )}
      <ChangedFields
        names={names}
        choice={choice}
        note={(name) => <FieldWarnings warnings={warningsOf(name)} />}
        beforeLabel={t('side.public')}
        afterLabel={t('side.draft')}
        {...copies}
      />
      <p className={styles.left} role="status">
        {choice.left.length > 0 && t('left', { names: choice.left.map(nameOf).join(', ') })}
      </p>
      <div className={styles.how}>
        <NoteToReaders value={isSubstantive} onChange={setSubstantive} />
        <div className={styles.note}>
          <label htmlFor={noteId}>{t('note')}</label>
          <TextInput id={noteId} value={note} onChange={setNote} maxLength={300} />
        </div>
      </div>
    </Dialog>
  );
}

interface Readiness {
  readonly count: number;
  readonly unmet: number;
  /** Open notes that ask for a fix. */
  readonly fixes: number;
  readonly isChecked: boolean;
}

function disabledReason({ count, unmet, fixes, isChecked }: Readiness, t: TFunction<['pending', 'notes']>) {
  if (count === 0) return t('nothing');
  if (fixes > 0) return t('notes:inTheWay', { count: fixes });
  if (unmet > 0) return t('unmet');
  return isChecked ? undefined : t('checking');
}
