import { BYLINE_ROLES, type Byline } from '@toasoan/contract/features/posts/post.ts';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import styles from './byline-input.module.css';

const MOST = 10;

/** Who is named under the headline, in this order, each with what they did. */
export function BylineInput({ id, value, onChange, onBlur, disabled }: Control<readonly Byline[]>) {
  const { t } = useTranslation('posts');
  const roles = BYLINE_ROLES.map((role) => ({ value: role, label: t(`byline.${role}`) }));
  function set(index: number, change: Partial<Byline>) {
    onChange(value.map((author, at) => (at === index ? { ...author, ...change } : author)));
  }
  return (
    <div className={styles.list}>
      {value.map((author, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a byline has no identity but its place.
        <div key={index} className={styles.row}>
          <TextInput
            id={index === 0 ? id : undefined}
            aria-label={t('byline.name', { n: index + 1 })}
            value={author.displayName}
            onChange={(displayName) => set(index, { displayName })}
            onBlur={onBlur}
            disabled={disabled}
          />
          <Select
            label={t('byline.role')}
            options={roles}
            value={author.role}
            onChange={(role) => set(index, { role: (role ?? 'WRITER') as Byline['role'] })}
            disabled={disabled}
          />
          <IconButton
            size="compact"
            icon={<X size={16} />}
            label={t('byline.remove', { name: author.displayName || index + 1 })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="compact"
        icon={<Plus size={16} />}
        disabledReason={value.length >= MOST ? t('byline.full', { max: MOST }) : undefined}
        onClick={() => onChange([...value, { displayName: '', role: 'WRITER' }])}
      >
        {t('byline.add')}
      </Button>
    </div>
  );
}
