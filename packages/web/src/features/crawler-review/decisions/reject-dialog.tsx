import {
  type CrawledItem,
  REJECT_REASONS,
  type RejectReason,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Kbd } from '#web/ui/display/kbd.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { isComposing, isTyping } from '#web/ui/hooks/is-typing.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './reject-dialog.module.css';

interface RejectDialogProps {
  readonly item: CrawledItem;
  /** Open texts of its story besides it. */
  readonly others: number;
  readonly onReject: (reason: RejectReason, text: string, wholeStory: boolean) => void;
  readonly onClose: () => void;
}

const LONGEST = 500;

/** The reasons on their digits; the last one is written down. */
export function RejectDialog({ item, others, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation(['crawler-review', 'ui']);
  const id = useId();
  const [wholeStory, setWholeStory] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [text, setText] = useState('');
  const words = text.trim();

  function choose(reason: RejectReason): void {
    if (reason === 'OTHER') setWriting(true);
    else onReject(reason, '', wholeStory);
  }
  function pressed(event: KeyboardEvent): void {
    const reason = REJECT_REASONS[Number(event.key) - 1];
    if (reason === undefined || isTyping(event.target) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    choose(reason);
  }
  return (
    <Dialog
      title={t('reject.title', { title: item.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          {isWriting && (
            <Button
              variant="danger"
              disabledReason={words === '' ? t('reject.textMissing') : undefined}
              onClick={() => onReject('OTHER', words, wholeStory)}
            >
              {t('reject')}
            </Button>
          )}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: digits choose among its buttons. */}
      <div onKeyDown={pressed}>
        <Stack gap={3}>
          {others > 0 && (
            <Checkbox checked={wholeStory} onChange={({ target }) => setWholeStory(target.checked)}>
              {t('reject.wholeStory', { count: others + 1 })}
            </Checkbox>
          )}
          <fieldset className={styles.reasons} aria-label={t('reject.reasons')}>
            {REJECT_REASONS.map((reason, at) => (
              <button
                key={reason}
                type="button"
                data-first-focus={at === 0 || undefined}
                aria-pressed={reason === 'OTHER' ? isWriting : undefined}
                className={styles.reason}
                onClick={() => choose(reason)}
              >
                <Kbd keys={String(at + 1)} />
                {t(`reason.${reason}`)}
              </button>
            ))}
          </fieldset>
          {isWriting && (
            <Stack gap={1}>
              <label className={textStyles.label} htmlFor={id}>
                {t('reject.text')}
              </label>
              <TextArea id={id} autoFocus rows={2} maxLength={LONGEST} value={text} onChange={setText} />
            </Stack>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
