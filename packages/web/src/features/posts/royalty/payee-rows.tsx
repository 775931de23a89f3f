import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './royalty.module.css';
import type { PayeeValues } from './royalty-values.ts';

interface PayeeRowsProps extends Control<readonly PayeeValues[]> {
  /** What each gets; empty while the shares do not make 100. */
  readonly parts: readonly number[];
}

/** Who is paid and how much of it. */
export function PayeeRows({ id, value, onChange, parts }: PayeeRowsProps) {
  const { t } = useTranslation('royalty');
  const change = (index: number, part: Partial<PayeeValues>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <div className={styles.payees}>
      {value.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are changed in place; two may have one name.
        <div key={index} className={styles.payee}>
          <TextInput
            {...(index === 0 && id !== undefined && { id })}
            aria-label={t('payee.name', { n: index + 1 })}
            value={one.name}
            onChange={(name) => change(index, { name })}
          />
          <TextInput
            aria-label={t('payee.share', { n: index + 1 })}
            inputMode="decimal"
            value={one.share}
            after="%"
            onChange={(share) => change(index, { share })}
          />
          <IconButton
            size="compact"
            icon={<X size={14} />}
            label={t('payee.remove', { n: index + 1 })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
          {parts[index] !== undefined && (
            <span className={styles.part}>{t('money', { amount: formatNumber(parts[index]) })}</span>
          )}
        </div>
      ))}
      <Button
        size="compact"
        icon={<Plus size={14} />}
        onClick={() => onChange([...value, { name: '', share: '' }])}
      >
        {t('payee.add')}
      </Button>
    </div>
  );
}
