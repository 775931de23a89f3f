import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { FilterButton } from '#web/ui/filters/filter-button.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import styles from './post-filters.module.css';

interface NamesFilterProps {
  readonly label: string;
  readonly hint: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** A filter by names that are typed: bylines and sources are no records of their own. */
export function NamesFilter({ label, hint, values, onChange }: NamesFilterProps) {
  const id = useId();
  return (
    <OptionPopover
      id={id}
      kind="dialog"
      label={label}
      trigger={(trigger) => (
        <FilterButton
          trigger={trigger}
          label={label}
          chosen={values.length === 1 ? values[0] : values.length}
          isOn={values.length > 0}
          icon={<ChevronDown size={16} aria-hidden />}
        />
      )}
    >
      {() => (
        <div className={styles.names}>
          <label htmlFor={`${id}-input`}>{label}</label>
          <TagInput id={`${id}-input`} aria-describedby={`${id}-hint`} value={values} onChange={onChange} />
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        </div>
      )}
    </OptionPopover>
  );
}
