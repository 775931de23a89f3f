import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import type { FormDrawerProps } from './form-drawer-props.ts';
import { NEW } from './record-drafts.ts';
import { RecordDrawer } from './record-drawer.tsx';
import type { SavedRecord } from './record-form.ts';

/** The form of one record beside its list; mounted while the address has one open. */
export function FormDrawer<Saved extends SavedRecord, Values extends object>(
  props: FormDrawerProps<Saved, Values>,
) {
  const { open, onOpen } = props;
  // A record just created keeps the drawer it was typed in.
  const [created, setCreated] = useState<string>();
  const key = open === created ? NEW : open;
  function move(id: string | undefined, wasCreated: boolean) {
    if (wasCreated) setCreated(id);
    onOpen(id);
  }
  if (key === NEW) return <RecordDrawer key={NEW} {...props} loaded={undefined} onMove={move} />;
  return <LoadedDrawer key={key} {...props} onMove={move} />;
}

interface LoadedDrawerProps<Saved extends SavedRecord, Values extends object>
  extends FormDrawerProps<Saved, Values> {
  readonly onMove: (id: string | undefined, wasCreated: boolean) => void;
}

function LoadedDrawer<Saved extends SavedRecord, Values extends object>(
  props: LoadedDrawerProps<Saved, Values>,
) {
  const { t } = useTranslation('patterns');
  const { record, open, title, onOpen } = props;
  const projectId = useProjectId();
  const detail = useQuery(record.detail(projectId, open));
  if (detail.data) return <RecordDrawer {...props} loaded={detail.data} />;
  return (
    <Drawer title={title(undefined)} onClose={() => onOpen(undefined)}>
      {detail.error ? (
        <LoadFailure
          title={t('form.failed')}
          error={detail.error}
          onRetry={() => void detail.refetch()}
          retrying={detail.isFetching}
        />
      ) : (
        <Loading label={t('form.loading')}>
          <Skeleton height="180px" />
        </Loading>
      )}
    </Drawer>
  );
}
