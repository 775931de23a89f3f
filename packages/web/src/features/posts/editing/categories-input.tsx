import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/display/chip.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { fullLabel, type Option } from '#web/ui/select/option.ts';
import styles from './categories-input.module.css';

interface CategoriesInputProps extends Control<readonly string[]> {
  readonly options: readonly Option[];
  readonly max: number;
}

/** Further categories of a post: chosen from the tree, shown with their way in it. */
export function CategoriesInput({ value, onChange, options, max }: CategoriesInputProps) {
  const { t } = useTranslation('posts');
  const chosen = value
    .map((id) => options.find((option) => option.value === id))
    .filter((option) => option !== undefined);
  return (
    <div className={styles.chosen}>
      {chosen.map((option) => (
        <Chip
          key={option.value}
          removeLabel={t('edit.removeCategory', { title: option.label })}
          onRemove={() => onChange(value.filter((id) => id !== option.value))}
        >
          {fullLabel(option)}
        </Chip>
      ))}
      <FilterSelect
        label={t('edit.addCategory')}
        multiple
        options={options}
        values={value}
        onChange={(ids) => onChange(ids.slice(0, max))}
      />
    </div>
  );
}
