import type { TakedownCase } from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import { takedownAttachments } from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '#web/core/random-id.ts';
import { LazyAttachments } from '#web/features/attachments/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './takedown.module.css';
import { TakedownFields } from './takedown-fields.tsx';
import { factsForm, factsOf } from './takedown-form.ts';
import { useSaveCase } from './takedown-queries.ts';

interface CaseDialogProps {
  readonly post: { readonly id: string; readonly title: string };
  /** Absent: a new case. */
  readonly open?: TakedownCase | undefined;
  readonly onClose: () => void;
}

/** Opens a case about a post that stays public for now, or edits an open one. */
export function CaseDialog({ post, open, onClose }: CaseDialogProps) {
  const { t } = useTranslation(['takedown', 'ui']);
  const [form] = useState(() => factsForm(open));
  const [idempotencyKey] = useState(randomId);
  const save = useSaveCase();

  function send() {
    const facts = factsOf(form);
    if (!facts) return;
    const body = open ? { id: open.id, version: open.version, ...facts } : { postId: post.id, ...facts };
    save.mutate(
      { body, idempotencyKey },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t(open ? 'case.changed' : 'case.opened') });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t(open ? 'case.change' : 'case.open', { title: post.title })}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={save.isPending} onClick={send}>
            {t(open ? 'case.save' : 'case.action')}
          </Button>
        </>
      }
    >
      {!open && <p className={styles.text}>{t('case.text')}</p>}
      <TakedownFields form={form} />
      {open && <LazyAttachments endpoints={takedownAttachments} id={open.id} />}
    </Dialog>
  );
}
