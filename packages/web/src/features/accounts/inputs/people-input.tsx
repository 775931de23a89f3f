import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { useAccountPage } from '../page/account-context.ts';

interface PeopleInputProps extends Control<readonly string[]> {
  readonly label: string;
  readonly types: readonly AccountType[];
  readonly max: number;
}

/** Accounts by their ids. */
export function PeopleInput({ label, types, max, value, onChange, ...control }: PeopleInputProps) {
  const { t } = useTranslation('accounts');
  const projectId = useProjectId();
  const { account, nameOf, addNames } = useAccountPage();
  return (
    <Picker
      {...control}
      label={label}
      max={max}
      search={peopleSearch(projectId, { types, exceptId: account?.userId })}
      addLabel={t(max === 1 && value.length > 0 ? 'people.change' : 'people.choose')}
      value={value.map((id) => ({ id, label: nameOf(id) ?? t('people.gone') }))}
      onChange={(picked) => {
        addNames(Object.fromEntries(picked.map(({ id, label: name }) => [id, name])));
        onChange(picked.map(({ id }) => id));
      }}
    />
  );
}

interface OnePersonInputProps extends Control<string | null> {
  readonly label: string;
  readonly types: readonly AccountType[];
}

/** One account, or none. */
export function OnePersonInput({ value, onChange, ...rest }: OnePersonInputProps) {
  return (
    <PeopleInput
      {...rest}
      max={1}
      value={value === null ? [] : [value]}
      onChange={([id]) => onChange(id ?? null)}
    />
  );
}
