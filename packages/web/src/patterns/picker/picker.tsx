import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/display/chip.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { AddButton } from '#web/ui/select/add-button.tsx';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import type { Picked } from './picked.ts';
import styles from './picker.module.css';
import { PickerList, type SearchOptions } from './picker-list.tsx';

interface PickerProps extends Control<readonly Picked[]> {
  readonly label: string;
  readonly search: SearchOptions;
  /** The maximum; with one, a selection replaces the previous one. */
  readonly max?: number;
  /** Offers to create a record that was not found. */
  readonly onCreate?: ((text: string) => Promise<Picked | undefined>) | undefined;
  readonly addLabel: string;
}

/** Selects records of another kind by searching them on the server. */
export function Picker({
  label,
  search,
  max = 50,
  onCreate,
  addLabel,
  value,
  onChange,
  ...control
}: PickerProps) {
  const { t } = useTranslation('patterns');
  const listId = useId();
  const full = max > 1 && value.length >= max;

  function toggle(picked: Picked, close: () => void) {
    const has = value.some((one) => one.id === picked.id);
    if (max === 1) {
      onChange([picked]);
      close();
    } else if (has) onChange(value.filter((one) => one.id !== picked.id));
    else if (!full) onChange([...value, picked]);
  }
  return (
    <Row gap={1} align="center" data-invalid={control['aria-invalid']}>
      {value.map((picked) => (
        <Chip
          key={picked.id}
          onRemove={
            control.disabled ? undefined : () => onChange(value.filter((one) => one.id !== picked.id))
          }
          removeLabel={t('picker.remove', { name: picked.label })}
        >
          {picked.label}
        </Chip>
      ))}
      <OptionPopover
        id={listId}
        trigger={(trigger) => (
          <AddButton
            {...trigger}
            id={control.id}
            disabled={control.disabled}
            aria-describedby={control['aria-describedby']}
          >
            {addLabel}
          </AddButton>
        )}
      >
        {(close) => (
          <>
            <PickerList
              label={label}
              search={search}
              chosen={value}
              onToggle={(picked) => toggle(picked, close)}
              onCreate={onCreate}
            />
            {full && <p className={styles.full}>{t('picker.full', { max })}</p>}
          </>
        )}
      </OptionPopover>
    </Row>
  );
}
