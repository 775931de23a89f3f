import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import styles from './article-compare.module.css';
import type { ChangeSteps } from './use-change-steps.ts';

interface CompareBarProps {
  readonly count: number;
  readonly steps: ChangeSteps;
  readonly changesOnly: boolean;
  readonly onChangesOnly: (only: boolean) => void;
}

export function CompareBar({ count, steps, changesOnly, onChangesOnly }: CompareBarProps) {
  const { t } = useTranslation('article-compare');
  if (count === 0) return <p className={styles.nothing}>{t('nothing')}</p>;
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {steps.current < 0 ? t('count', { count }) : t('position', { n: steps.current + 1, count })}
      </p>
      <IconButton
        icon={<ChevronUp size={18} />}
        label={t('previous')}
        shortcut="P"
        onClick={steps.previous}
      />
      <IconButton icon={<ChevronDown size={18} />} label={t('next')} shortcut="N" onClick={steps.next} />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button, and a label names one. */}
      <label className={styles.only}>
        <Switch value={changesOnly} onChange={onChangesOnly} />
        {t('changesOnly')}
      </label>
    </div>
  );
}
