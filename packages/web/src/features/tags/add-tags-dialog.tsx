import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { MAX_ADD_MANY } from '@toasoan/contract/features/tags/endpoints.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '#web/core/random-id.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useAddTags } from './tag-changes.ts';
import styles from './tag-dialogs.module.css';

/** Names one per line; empty lines do not count. */
function namesIn(text: string): string[] {
  return text.split('\n').map(cleanOneLine).filter(Boolean);
}

export function AddTagsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['tags', 'ui']);
  const id = useId();
  const [text, setText] = useState('');
  const [idempotencyKey] = useState(randomId);
  const add = useAddTags();
  const titles = namesIn(text);
  const tooMany = titles.length > MAX_ADD_MANY;

  function send() {
    add.mutate(
      { titles, idempotencyKey },
      {
        onSuccess: ({ created, skipped }) => {
          const counts = { created: created.length, skipped: skipped.length };
          showToast({
            tone: 'success',
            text: t(skipped.length === 0 ? 'addMany.done' : 'addMany.doneSkipped', counts),
            details: skipped,
          });
          onClose();
        },
      },
    );
  }
  const disabledReason = tooMany ? t('addMany.tooMany', { count: titles.length }) : undefined;
  return (
    <Dialog
      title={t('addMany.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={add.isPending}
            disabledReason={titles.length === 0 ? t('addMany.hint') : disabledReason}
            onClick={send}
          >
            {t('addMany.action')}
          </Button>
        </>
      }
    >
      <label className={styles.label} htmlFor={id}>
        {t('addMany.field')}
      </label>
      <TextArea
        id={id}
        rows={10}
        value={text}
        onChange={setText}
        aria-describedby={`${id}-hint`}
        aria-invalid={tooMany || undefined}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {disabledReason ?? t('addMany.count', { count: titles.length })} · {t('addMany.hint')}
      </p>
    </Dialog>
  );
}
