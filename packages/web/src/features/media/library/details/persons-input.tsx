import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { TagInput } from '#web/ui/form/tag-input.tsx';

/** People in a picture by name: typed, or taken from the accounts of figures, authors and staff. */
export function PersonsInput(control: Control<readonly string[]>) {
  const { t } = useTranslation('library');
  const search = peopleSearch(useProjectId(), { types: ['figure', 'author', 'user'] });
  const { value, onChange, disabled } = control;
  return (
    <>
      <TagInput {...control} />
      {!disabled && (
        <Picker
          label={t('persons.choose')}
          max={1}
          search={search}
          addLabel={t('persons.choose')}
          value={[]}
          onChange={([picked]) => picked && onChange([...new Set([...value, picked.label])])}
        />
      )}
    </>
  );
}
