import { MAX_PERSONS } from '@toasoan/contract/features/media/media.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { Control } from '#web/ui/form/control.ts';

/** People in a picture who have an account: figures, authors and staff. Their pages lead to the picture. */
export function PeopleInput(control: Control<readonly Picked[]>) {
  const { t } = useTranslation('library');
  const search = peopleSearch(useProjectId(), { types: ['figure', 'author', 'user'] });
  return (
    <Picker
      {...control}
      label={t('field.people')}
      addLabel={t('persons.choose')}
      max={MAX_PERSONS}
      search={search}
    />
  );
}
