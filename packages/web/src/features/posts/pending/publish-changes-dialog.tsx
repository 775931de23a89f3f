import type { PendingWarning } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { TFunction } from 'i18next';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { randomId } from '#web/core/random-id.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatClock } from '#web/ui/text/format-date.ts';
import { ChangedFields } from '../comparing/changed-fields.tsx';
import { keyOfField } from '../comparing/draft-fields.ts';
import { publicCopy, workingCopy } from '../comparing/post-copies.ts';
import { useFieldNames } from '../comparing/use-field-names.ts';
import { createLockController } from '../lock/lock-controller.ts';
import { FixesInTheWay } from '../notes/fixes-in-the-way.tsx';
import { useMustFix } from '../notes/note-queries.ts';
import styles from './pending.module.css';
import { useApplyPending, useReadAgain } from './pending-changes.ts';
import { usePendingChoice } from './use-pending-choice.ts';

interface PublishChangesDialogProps {
  readonly post: Post;
  /** `sentAt`: before the call left. */
  readonly onDone: (after: Post, sentAt: number) => void;
  readonly onClose: () => void;
}

/** Compares the changes with the public text field by field before they are published. */
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
  // Notes are listed one by one once they are loaded.
  const others = unmet.filter(({ field }) => field !== 'notes' || fixes === 0);

  async function publish() {
    const fields = choice.left.length === 0 ? undefined : choice.chosen.map(keyOfField);
    const sentAt = Date.now();
    try {
      const options = { fields, note: note.trim() || undefined, isSubstantive };
      const after = await apply.mutateAsync({ post, options });
      if (after.pending) showToast({ tone: 'info', text: t('done.part', { title: after.title }) });
      onDone(after, sentAt);
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
  /** Open must-fix notes. */
  readonly fixes: number;
  readonly isChecked: boolean;
}

function disabledReason({ count, unmet, fixes, isChecked }: Readiness, t: TFunction<['pending', 'notes']>) {
  if (count === 0) return t('nothing');
  if (fixes > 0) return t('notes:inTheWay', { count: fixes });
  if (unmet > 0) return t('unmet');
  return isChecked ? undefined : t('checking');
}

/** Names what a change refers to and readers would not find. */
function FieldWarnings({ warnings }: { readonly warnings: readonly PendingWarning[] }) {
  const { t } = useTranslation('pending');
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ problem, name, isInTheWay }) => (
        <li key={`${problem} ${name}`}>
          <TriangleAlert size={14} aria-hidden />
          <span>
            {t(`problem.${problem}`, { name })} {t(isInTheWay ? 'stays.inTheWay' : 'stays')}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface NoteToReadersProps {
  readonly value: boolean;
  readonly onChange: (isSubstantive: boolean) => void;
}

/** Whether readers are notified of an update, or a slip is corrected silently. */
function NoteToReaders({ value, onChange }: NoteToReadersProps) {
  const { t } = useTranslation('pending');
  const name = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('kind')}</legend>
      {[false, true].map((isSubstantive) => (
        <Row key={String(isSubstantive)} as="label" align="baseline" wrap={false}>
          <input
            type="radio"
            name={name}
            checked={value === isSubstantive}
            onChange={() => onChange(isSubstantive)}
          />
          <span>
            {t(isSubstantive ? 'kind.substantive' : 'kind.slip')}
            <span className={styles.hint}>{t(isSubstantive ? 'kind.substantiveHint' : 'kind.slipHint')}</span>
          </span>
        </Row>
      ))}
    </fieldset>
  );
}

interface HeldByProps {
  readonly postId: string;
  /** LOCKED_BY_OTHER. */
  readonly refusal: ApiError;
  /** Nobody holds the post any more. */
  readonly onFree: () => void;
  readonly onLeave: () => void;
}

/** Says that another person is writing, so the changes cannot be published now. Disappears when they leave. */
function HeldBy({ postId, refusal, onFree, onLeave }: HeldByProps) {
  const { t } = useTranslation('pending');
  useWhenFree(postId, onFree);
  const navigate = useNavigate();
  const leads = useMay('post.unpublish');
  const { by = '', since } = refusal.details;
  const values = { name: by, time: since ? formatClock(new Date(since)) : '' };
  function go() {
    onLeave();
    navigate(`/manager_post/edit/${postId}${leads ? '?takeOver=1' : ''}`);
  }
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="compact" onClick={go}>
          {t(leads ? 'held.takeOver' : 'held.open')}
        </Button>
      }
    >
      <strong>{t('held', values)}</strong> {t(leads ? 'held.lead' : 'held.wait', values)}
    </Banner>
  );
}

/** Watches the lock as a reader: a list, from which changes are published too, has no lock of its own. */
function useWhenFree(postId: string, act: () => void): void {
  const projectId = useProjectId();
  const free = useEffectEvent(act);
  useEffect(() => {
    const lock = createLockController({ projectId, editingSession: randomId(), readsOnly: true });
    lock.subscribe(() => lock.get().hold === 'free' && free());
    lock.open(postId);
    return lock.close;
  }, [projectId, postId]);
}
