import { ChevronDown, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import type { Control } from '../form/control.ts';
import { KnownOptions } from './known-options.tsx';
import { fullLabel, type Option } from './option.ts';
import { OptionPopover } from './option-popover.tsx';
import styles from './select.module.css';

interface SelectProps extends Control<string | null> {
  /** Its name: the field's label. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly placeholder?: string;
  /** May go back to nothing chosen. */
  readonly clearable?: boolean;
}

/** One of several; from eight options on with a search box. A tree's options carry depth and path. */
export function Select({
  label,
  options,
  value,
  onChange,
  placeholder,
  clearable = false,
  ...control
}: SelectProps) {
  const { t } = useTranslation('ui');
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  const isComing = value !== null && value !== '' && options.length === 0;
  const text = chosen ? fullLabel(chosen) : isComing ? '…' : (placeholder ?? t('select.choose'));
  return (
    <span className={styles.group}>
      <OptionPopover
        id={listId}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            id={control.id}
            disabled={control.disabled}
            aria-label={`${label}: ${text}`}
            aria-describedby={control['aria-describedby']}
            data-invalid={control['aria-invalid'] || undefined}
            className={classNames(styles.trigger, !chosen && styles.placeholder)}
            onBlur={control.onBlur}
          >
            <span className={styles.value}>{text}</span>
            <ChevronDown size={16} aria-hidden className={styles.arrow} />
          </button>
        )}
      >
        {(close) => (
          <KnownOptions
            label={label}
            options={options}
            isChosen={(candidate) => candidate === value}
            onChoose={(option) => {
              onChange(option.value);
              close();
            }}
          />
        )}
      </OptionPopover>
      {clearable && chosen && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('select.clear', { label })}
          onClick={() => onChange(null)}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}
