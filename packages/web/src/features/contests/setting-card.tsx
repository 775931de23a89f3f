import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import styles from './contests.module.css';

interface SettingCardProps {
  readonly title: string;
  /** Names what its button changes. */
  readonly editLabel?: string;
  /** Absent: this person only reads. */
  readonly onEdit?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A part of the settings as it is, with a button that opens its form. */
export function SettingCard({ title, editLabel, onEdit, children }: SettingCardProps) {
  const { t } = useTranslation('contests');
  const id = useId();
  return (
    <Stack as="section" gap={3} className={styles.card} aria-labelledby={id}>
      <Row align="center" justify="between" wrap={false}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {onEdit && (
          <Button
            size="compact"
            icon={<Pencil size={14} />}
            aria-label={editLabel ?? t('edit.of', { title })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
        )}
      </Row>
      {children}
    </Stack>
  );
}
