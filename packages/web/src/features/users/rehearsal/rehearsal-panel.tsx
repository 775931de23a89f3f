import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Foldable } from '../foldable.tsx';
import type { Person } from '../person.ts';
import { rehearsalOf } from '../user-queries.ts';
import type { UserValues } from '../user-values.ts';
import { ChangeList } from './change-list.tsx';
import styles from './rehearsal.module.css';
import { countsOf } from './rehearsed.ts';
import { proposalOf } from './rights-proposal.ts';
import { useSettled } from './use-settled.ts';

interface RehearsalPanelProps {
  readonly form: FormStore<UserValues>;
  readonly person: Person;
}

/** What the change of rights at hand would give and take, before it is saved. */
export function RehearsalPanel({ form, person }: RehearsalPanelProps) {
  const { t } = useTranslation('users');
  const projectId = useProjectId();
  const values = useFormPart(form, (state) => state.values);
  const isChanged = proposalOf(person, values) !== undefined;
  const settled = useSettled(values);
  const proposal = proposalOf(person, settled);
  const { data, error, isFetching } = useQuery({
    ...rehearsalOf(projectId, proposal),
    placeholderData: keepPreviousData,
  });
  if (!isChanged) return null;
  const waits = isFetching || settled !== values;
  return (
    <div className={styles.panel} data-rehearsal>
      {error && !waits ? (
        <Banner tone="danger">{error.message}</Banner>
      ) : (
        <Foldable
          title={
            <span role="status">
              {data && !waits ? t('rehearsal.title', countsOf(data.changes)) : t('rehearsal.waits')}
            </span>
          }
          note={waits && <Spinner />}
          isOpenAtFirst
        >
          {data && <ChangeList changes={data.changes} />}
        </Foldable>
      )}
    </div>
  );
}
