import { ROOM_KEYS } from '@toasoan/contract/features/contest-jury/room/room-keys.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { KeyCap } from '#web/ui/display/key-cap.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './keys-dialog.module.css';

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['contest-jury', 'ui']);
  return (
    <Dialog
      title={t('keys.title')}
      onClose={onClose}
      actions={
        <Button variant="main" data-first-focus onClick={onClose}>
          {t('ui:close')}
        </Button>
      }
    >
      <Stack as="dl" gap={2}>
        {ROOM_KEYS.map(({ name, keys }) => (
          <div key={name} className={styles.line}>
            <dt>
              <Row gap={1} as="span">
                {keys.map((key) => (
                  <KeyCap key={key} name={key} />
                ))}
              </Row>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
