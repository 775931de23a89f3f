import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { REJECT_CODES, type RejectCode } from '@toasoan/contract/features/comments/comment-states.ts';
import { ChevronRight, Ellipsis, PencilLine, Sparkles, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { Modal } from '#web/ui/overlay/modal.tsx';
import { rejectName } from '../comment-words.ts';
import { menuItems } from './item-actions.tsx';
import styles from './phone-bar.module.css';
import type { OfferedCommand, QueueActions } from './queue-actions.ts';
import { OwnReason } from './reason-palette.tsx';
import { suggestedReason } from './step-rules.ts';

interface PhoneBarProps {
  readonly row: CommentRow;
  readonly actions: QueueActions;
}

/** The actions of the comment in hand, at the thumb. */
export function PhoneBar({ row, actions }: PhoneBarProps) {
  const { t } = useTranslation('comments');
  const offered = actions.offered(row);
  const main = offered.find(({ isButton, name }) => isButton && name !== 'reject');
  const reject = offered.find(({ name }) => name === 'reject');
  if (!main) return null;
  const isInMenu = ({ label }: OfferedCommand) => label !== main.label && label !== reject?.label;
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label={t('actions', { name: row.senderName })}>
        {reject && (
          <Button
            size="large"
            className={styles.reject}
            disabledReason={reject.disabledReason}
            onClick={() => actions.run(row, reject)}
          >
            {t('command.reject')}
          </Button>
        )}
        <Button
          size="large"
          variant="main"
          disabledReason={main.disabledReason}
          onClick={() => actions.run(row, main)}
        >
          {t(`command.${main.label}`)}
        </Button>
        <MenuButton
          label={t('actions.more')}
          align="end"
          items={() => menuItems(row, actions, false, t, isInMenu)}
        >
          {(trigger) => (
            <IconButton
              {...trigger}
              variant="plain"
              size="large"
              icon={<Ellipsis size={20} />}
              label={t('actions.more')}
            />
          )}
        </MenuButton>
      </div>
      {actions.askingOf(row) === 'reject' && (
        <ReasonSheet
          row={row}
          onChoose={(code, text) => actions.reject(row, code, text)}
          onEdit={() => actions.ask(row, 'edit')}
          onClose={actions.stopAsking}
        />
      )}
    </>
  );
}

interface ReasonSheetProps {
  readonly row: CommentRow;
  readonly onChoose: (code: RejectCode, text: string) => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** The reasons of a rejection, from below. */
function ReasonSheet({ row, onChoose, onEdit, onClose }: ReasonSheetProps) {
  const { t } = useTranslation(['comments', 'ui']);
  const titleId = useId();
  const [isWriting, setWriting] = useState(false);
  const suggested = suggestedReason(row);
  return (
    <Modal aria-labelledby={titleId} onClose={onClose} onKeyDown={(event) => event.stopPropagation()}>
      <div className={styles.sheet}>
        <header className={styles.sheetHead}>
          <h2 id={titleId}>{t('reasons.title')}</h2>
          <IconButton icon={<X size={18} />} label={t('ui:close')} onClick={onClose} />
        </header>
        <div className={styles.reasons} data-modal-body>
          {REJECT_CODES.map((code) => (
            <button
              key={code}
              type="button"
              data-first-focus={code === suggested || undefined}
              className={classNames(styles.reason, code === suggested && styles.suggested)}
              onClick={() => (code === 'OTHER' ? setWriting(true) : onChoose(code, ''))}
            >
              {rejectName(code)}
              {code === suggested && <Sparkles size={15} role="img" aria-label={t('reasons.suggested')} />}
            </button>
          ))}
        </div>
        {isWriting && <OwnReason onSend={(text) => onChoose('OTHER', text)} />}
        <button type="button" className={styles.mend} onClick={onEdit}>
          <PencilLine size={18} aria-hidden />
          <span>
            <strong>{t('reasons.mend')}</strong>
            <span className={styles.mendHint}>{t('reasons.mendHint')}</span>
          </span>
          <ChevronRight size={18} aria-hidden />
        </button>
      </div>
    </Modal>
  );
}
