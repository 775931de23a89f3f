import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { KnownOptions } from '../select/known-options.tsx';
import type { Option } from '../select/option.ts';
import { OptionPopover } from '../select/option-popover.tsx';
import { FilterButton } from './filter-button.tsx';

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
        <FilterButton
          trigger={trigger}
          label={label}
          chosen={chosen}
          isOn={values.length > 0}
          icon={<ChevronDown size={16} aria-hidden />}
        />
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
