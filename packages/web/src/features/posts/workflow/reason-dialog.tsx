import type { PostTransitionName } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './reason-dialog.module.css';

const SHORTEST = 10;
const LONGEST = 1000;

/** Transitions that ask for a reason in this dialog. */
const REASONED = ['return', 'sendBack', 'reject', 'unpublish', 'reinstate'] as const;
type ReasonedTransition = (typeof REASONED)[number];

/** Frequent reasons, by their number in the texts. */
const READY: Readonly<Partial<Record<ReasonedTransition, readonly number[]>>> = {
  return: [1, 2, 3, 4],
  reject: [1, 2, 3, 4],
};

interface ReasonDialogProps {
  readonly name: ReasonedTransition;
  /** Names the subject: a title in quotes, or the number of posts. */
  readonly what: string;
  readonly busy: boolean;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

export function isReasoned(name: PostTransitionName): name is ReasonedTransition {
  return (REASONED as readonly PostTransitionName[]).includes(name);
}

/** Explains the effect and asks for a reason, which goes to the author and the log. */
export function ReasonDialog({ name, what, busy, onReason, onClose }: ReasonDialogProps) {
  const { t } = useTranslation(['workflow', 'ui']);
  const id = useId();
  const [reason, setReason] = useState('');
  const length = [...reason.trim()].length;
  const fits = length >= SHORTEST && length <= LONGEST;
  const ready = READY[name]?.map((n) => t(`reason.${name}.ready${n}`)) ?? [];
  const add = (text: string) =>
    setReason((before) => (before.trim() === '' ? text : `${before.trim()}\n${text}`));
  return (
    <Dialog
      title={t(`reason.${name}.title`, { what })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={fits ? undefined : t('reason.limits')}
            onClick={() => onReason(reason.trim())}
          >
            {t(`transition.${name}`)}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t(`reason.${name}.text`)}</p>
      <div>
        <label className={styles.label} htmlFor={id}>
          {t(`reason.${name}.label`)}
        </label>
        <TextArea id={id} rows={4} value={reason} onChange={setReason} aria-describedby={`${id}-hint`} />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('reason.limits')}
          <span aria-hidden>{t('reason.count', { n: length })}</span>
        </p>
      </div>
      {ready.length > 0 && (
        <ul className={styles.ready} aria-label={t('reason.ready')}>
          {ready.map((text) => (
            <li key={text}>
              <Button size="compact" onClick={() => add(text)}>
                {text}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
