import {
  NAMED_ACCOUNTS,
  type NamedAccountsField,
} from '@toasoan/contract/features/posts/named/named-accounts.ts';
import { MAX_NAMED } from '@toasoan/contract/features/posts/post-details.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { eventsToName } from './events-to-name.ts';
import { type NamedKind, useKnowNames, useNames } from './use-names.ts';

interface NamedAccountsInputProps extends Control<readonly string[]> {
  readonly label: string;
  readonly field: NamedAccountsField;
}

/** Accounts of the project that a post is about. */
export function NamedAccountsInput({ field, ...control }: NamedAccountsInputProps) {
  const projectId = useProjectId();
  const search = useMemo(() => peopleSearch(projectId, { types: NAMED_ACCOUNTS[field] }), [projectId, field]);
  return <NamedInput {...control} kind="accounts" search={search} />;
}

/** Events that a post is about. */
export function NamedEventsInput(control: Control<readonly string[]> & { readonly label: string }) {
  const projectId = useProjectId();
  const search = useMemo(() => eventsToName(projectId), [projectId]);
  return <NamedInput {...control} kind="events" search={search} />;
}

interface NamedInputProps extends Control<readonly string[]> {
  readonly label: string;
  readonly kind: NamedKind;
  readonly search: SearchOptions;
}

function NamedInput({ kind, search, label, value, onChange, ...control }: NamedInputProps) {
  const { t } = useTranslation('editing');
  const nameOf = useNames(kind, value);
  const know = useKnowNames(kind);
  return (
    <Picker
      {...control}
      label={label}
      search={search}
      max={MAX_NAMED}
      addLabel={t('named.add')}
      value={value.map((id) => ({ id, label: nameOf(id) }))}
      onChange={(picked) => {
        know(picked.filter(({ id }) => !value.includes(id)));
        onChange(picked.map(({ id }) => id));
      }}
    />
  );
}
