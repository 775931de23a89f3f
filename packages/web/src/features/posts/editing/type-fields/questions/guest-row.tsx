import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from '../type-fields.module.css';
import type { Guest } from './question-changes.ts';

interface GuestRowProps {
  readonly guest: Guest;
  readonly place: number;
  readonly onChange: (id: string, change: Partial<Guest>) => void;
  readonly onRemove: (id: string) => void;
}

export function GuestRow({ guest, place, onChange, onRemove }: GuestRowProps) {
  const { t } = useTranslation('editing');
  return (
    <div className={styles.pair}>
      <TextInput
        aria-label={t('question.guestName', { n: place })}
        placeholder={t('question.guestName', { n: place })}
        value={guest.name}
        onChange={(name) => onChange(guest.id, { name })}
      />
      <TextInput
        aria-label={t('question.guestTitle', { n: place })}
        placeholder={t('question.guestTitle', { n: place })}
        value={guest.title}
        onChange={(title) => onChange(guest.id, { title })}
      />
      <IconButton
        size="compact"
        icon={<X size={16} />}
        label={t('question.removeGuest', { name: guest.name || place })}
        onClick={() => onRemove(guest.id)}
      />
    </div>
  );
}
