import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { PickerList, type SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { FilterButton } from '#web/ui/filters/filter-button.tsx';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';

interface SearchFilterProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly search: SearchOptions;
  /** What an id is called. */
  readonly nameOf: (id: string) => ReactNode;
  readonly onChange: (values: readonly string[], picked?: Picked) => void;
}

/** A filter by records that are searched on the server. */
export function SearchFilter({ label, values, search, nameOf, onChange }: SearchFilterProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [first] = values;
  return (
    <OptionPopover
      id={id}
      trigger={(trigger) => (
        <FilterButton
          trigger={trigger}
          label={label}
          chosen={first !== undefined && values.length === 1 ? nameOf(first) : values.length}
          isOn={first !== undefined}
          icon={<ChevronDown size={16} aria-hidden />}
        />
      )}
    >
      {(close) => (
        <>
          <PickerList
            label={label}
            search={search}
            chosen={values.map((value) => ({ id: value, label: '' }))}
            onCreate={undefined}
            onToggle={(picked) =>
              onChange(
                values.includes(picked.id)
                  ? values.filter((one) => one !== picked.id)
                  : [...values, picked.id],
                picked,
              )
            }
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
