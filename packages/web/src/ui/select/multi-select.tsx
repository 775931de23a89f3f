import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../display/chip.tsx';
import type { Control } from '../form/control.ts';
import { AddButton } from './add-button.tsx';
import { KnownOptions } from './known-options.tsx';
import styles from './multi-select.module.css';
import { fullLabel, type Option } from './option.ts';
import { OptionPopover } from './option-popover.tsx';

interface MultiSelectProps extends Control<readonly string[]> {
  /** Its name: the field's label. */
  readonly label: string;
  readonly addLabel: string;
  readonly options: readonly Option[];
  readonly max: number;
}

/** Several of a known list, shown as chips in the order in which they were chosen. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, addLabel, options, max, value, onChange, onBlur, ...control } = props;
  const { t } = useTranslation('ui');
  const listId = useId();
  const full = value.length >= max;
  const disabledReason = full ? t('select.full', { max }) : undefined;
  const shown = full
    ? options.map((option) => (value.includes(option.value) ? option : { ...option, disabledReason }))
    : options;

  function remove(removed: string) {
    onChange(value.filter((one) => one !== removed));
  }
  function labelOf(one: string): string {
    const option = options.find((candidate) => candidate.value === one);
    if (option) return fullLabel(option);
    return options.length === 0 ? '…' : `#${one}`;
  }
  return (
    <div className={styles.chosen} data-invalid={control['aria-invalid']}>
      {value.map((one) => (
        <Chip
          key={one}
          removeLabel={t('select.remove', { name: labelOf(one) })}
          onRemove={control.disabled ? undefined : () => remove(one)}
        >
          {labelOf(one)}
        </Chip>
      ))}
      <OptionPopover
        id={listId}
        trigger={(trigger) => (
          <AddButton
            {...trigger}
            id={control.id}
            disabled={control.disabled}
            aria-label={`${label}: ${addLabel}`}
            aria-describedby={control['aria-describedby']}
            onBlur={onBlur}
          >
            {addLabel}
          </AddButton>
        )}
      >
        {() => (
          <KnownOptions
            label={label}
            multiple
            options={shown}
            isChosen={(candidate) => value.includes(candidate)}
            onChoose={(option) =>
              value.includes(option.value) ? remove(option.value) : onChange([...value, option.value])
            }
          />
        )}
      </OptionPopover>
    </div>
  );
}
