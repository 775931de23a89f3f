import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { KnownOptions } from '../select/known-options.tsx';
import type { Option } from '../select/option.ts';
import { OptionPopover } from '../select/option-popover.tsx';
import styles from './filter-select.module.css';

interface FilterSelectProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** Several at once. Without it a choice closes the box, and the same choice again removes the filter. */
  readonly multiple?: boolean;
}

/** A filter of a list: "Loại thẻ", "Loại thẻ: Địa danh", "Loại thẻ: 3". */
export function FilterSelect({ label, options, values, onChange, multiple = false }: FilterSelectProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [first] = values;
  const chosen =
    values.length === 1 ? (options.find((option) => option.value === first)?.label ?? first) : values.length;

  function choose(value: string, close: () => void) {
    const has = values.includes(value);
    if (multiple) onChange(has ? values.filter((other) => other !== value) : [...values, value]);
    else {
      onChange(has ? [] : [value]);
      close();
    }
  }
  return (
    <OptionPopover
      id={id}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={classNames(styles.filter, values.length > 0 && styles.on)}
        >
          {values.length > 0 ? `${label}:` : label}
          {values.length > 0 && <span className={styles.value}>{chosen}</span>}
          <ChevronDown size={16} aria-hidden className={styles.arrow} />
        </button>
      )}
    >
      {(close) => (
        <>
          <KnownOptions
            label={label}
            options={options}
            multiple={multiple}
            isChosen={(value) => values.includes(value)}
            onChoose={(option) => choose(option.value, close)}
          />
          {values.length > 0 && (
            <Button
              variant="quiet"
              size="compact"
              onClick={() => {
                onChange([]);
                close();
              }}
            >
              {t('filter.clear')}
            </Button>
          )}
        </>
      )}
    </OptionPopover>
  );
}
