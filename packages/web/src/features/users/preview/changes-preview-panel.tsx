import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { Foldable } from '../foldable.tsx';
import type { Person } from '../person.ts';
import { previewOf } from '../user-queries.ts';
import type { UserValues } from '../user-values.ts';
import { ChangeList } from './change-list.tsx';
import { countsOf, withoutRepeats } from './change-preview.ts';
import styles from './changes-preview.module.css';
import { proposalOf } from './rights-proposal.ts';

interface ChangesPreviewPanelProps {
  readonly form: FormStore<UserValues>;
  readonly person: Person;
}

/** A preview of what the pending change of rights gives and takes. */
export function ChangesPreviewPanel({ form, person }: ChangesPreviewPanelProps) {
  const values = useSettledPart(form, (state) => state.values);
  if (proposalOf(person, values) === undefined) return null;
  return <ChangesPreview values={values} person={person} />;
}

function ChangesPreview({ values, person }: { readonly values: UserValues; readonly person: Person }) {
  const { t } = useTranslation('users');
  const projectId = useProjectId();
  const settled = useSettled(values);
  const { data, error, isFetching } = useQuery({
    ...previewOf(projectId, proposalOf(person, settled)),
    placeholderData: keepPreviousData,
  });
  const waits = isFetching || settled !== values;
  const changes = data && withoutRepeats(data.changes);
  if (error && !waits) return <Banner tone="danger">{error.message}</Banner>;
  const title = changes && !waits ? t('preview.title', countsOf(changes)) : t('preview.waits');
  return (
    <>
      <p role="status" className="visually-hidden">
        {title}
      </p>
      <Foldable title={title} note={waits && <Spinner />} isOpenAtFirst>
        <div className={styles.panel}>{changes && <ChangeList changes={changes} />}</div>
      </Foldable>
    </>
  );
}

const WAIT_MS = 400;

/** A value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), WAIT_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
