import { useQuery } from '@tanstack/react-query';
import type { TakedownCase } from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './takedown.module.css';
import { TakedownFields } from './takedown-fields.tsx';
import { factsForm, factsOf } from './takedown-form.ts';
import { openCaseOf } from './takedown-queries.ts';

interface TakeDownDialogProps {
  readonly postId: string;
  /** The title in quotes. */
  readonly what: string;
  readonly busy: boolean;
  readonly onAnswer: (answer: { reason: string; takedown: TakedownFacts }) => void;
  readonly onClose: () => void;
}

/** Takes a post down with the open case, or with a new one. */
export function TakeDownDialog(props: TakeDownDialogProps) {
  const found = useQuery(openCaseOf(useProjectId(), props.postId));
  // The facts of the open case are prefilled.
  if (found.isPending) return null;
  return <CaseAndReason {...props} open={found.data?.items[0]} />;
}

function CaseAndReason(props: TakeDownDialogProps & { readonly open: TakedownCase | undefined }) {
  const { what, open, busy, onAnswer, onClose } = props;
  const { t } = useTranslation(['takedown', 'ui']);
  const id = useId();
  const [form] = useState(() => factsForm(open));
  const [reason, setReason] = useState('');
  const length = [...reason.trim()].length;

  function send() {
    const takedown = factsOf(form);
    if (takedown) onAnswer({ reason: reason.trim(), takedown });
  }
  return (
    <Dialog
      title={t('takeDown.title', { what })}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="danger"
            busy={busy}
            disabledReason={length >= 10 && length <= 1000 ? undefined : t('takeDown.limits')}
            onClick={send}
          >
            {t('takeDown.action')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('takeDown.text')}</p>
      {open && (
        <Banner tone="warning">{t('takeDown.open', { time: formatDateTime(new Date(open.dueTime)) })}</Banner>
      )}
      <TakedownFields form={form} />
      <div>
        <label className={styles.label} htmlFor={id}>
          {t('takeDown.reason')}
        </label>
        <TextArea id={id} rows={3} value={reason} onChange={setReason} aria-describedby={`${id}-hint`} />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('takeDown.limits')}
        </p>
      </div>
    </Dialog>
  );
}
