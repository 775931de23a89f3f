import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { SplitButton } from '#web/ui/actions/split-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './form-drawer.module.css';
import type { AfterSave } from './form-drawer-props.ts';
import type { SavedRecord } from './record-form.ts';

interface RecordFooterProps {
  readonly formId: string;
  readonly saved: SavedRecord | undefined;
  readonly saving: boolean;
  readonly disabledReason: string | undefined;
  readonly over: ReactNode;
  readonly onClose: () => void;
  readonly onSave: (after: AfterSave) => void;
}

export function RecordFooter({
  formId,
  saved,
  saving,
  disabledReason,
  over,
  onClose,
  onSave,
}: RecordFooterProps) {
  const { t } = useTranslation('patterns');
  return (
    <>
      {/* First, so that Tab reaches it before the button that saves. */}
      {over && <div className={styles.over}>{over}</div>}
      <p className={styles.last}>
        {/* A record of defaults was never saved. */}
        {saved &&
          saved.updateTime !== '' &&
          t('form.lastSaved', {
            time: formatDateTime(new Date(saved.updateTime)),
            name: saved.updatedBy.name,
          })}
      </p>
      <Button onClick={onClose}>{t('form.close')}</Button>
      <SplitButton>
        <Button
          variant="main"
          type="submit"
          form={formId}
          busy={saving}
          disabledReason={disabledReason}
          shortcut="Ctrl S"
        >
          {t('form.save')}
        </Button>
        {disabledReason === undefined && (
          <MenuButton
            label={t('form.moreSaves')}
            align="end"
            items={[
              {
                key: 'close',
                label: t('form.saveAndClose'),
                shortcut: 'Ctrl Enter',
                onSelect: () => onSave('close'),
              },
              ...(saved
                ? []
                : [{ key: 'another', label: t('form.saveAndNew'), onSelect: () => onSave('another') }]),
            ]}
          >
            {(trigger) => (
              <IconButton
                {...trigger}
                variant="main"
                icon={<ChevronDown size={16} />}
                label={t('form.moreSaves')}
              />
            )}
          </MenuButton>
        )}
      </SplitButton>
    </>
  );
}
