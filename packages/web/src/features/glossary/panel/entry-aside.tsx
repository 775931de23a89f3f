import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import type { ApprovalSlot } from '../approval-slot.ts';
import { glossaryDetail } from '../glossary-queries.ts';
import type { EntryBeginning } from '../glossary-record.ts';
import styles from './entry-panel.module.css';
import { EntryPanel } from './entry-panel.tsx';
import { useIsCovering } from './open-entry.ts';

interface EntryAsideProps {
  /** The id of the open entry. */
  readonly open: string | undefined;
  readonly approvalSlot: ApprovalSlot | undefined;
  readonly onEdit: (id: string) => void;
  /** Undefined: nothing stays open. */
  readonly onOpen: (id: string | undefined) => void;
  /** The entry is decided. */
  readonly onDone: (id: string) => void;
  readonly onAdd: (beginning: EntryBeginning) => void;
  /** The list. */
  readonly children: ReactNode;
}

/** The open entry beside the list; where there is no room, over it. */
export function EntryAside({ children, ...props }: EntryAsideProps) {
  const { t } = useTranslation('glossary');
  const isCovering = useIsCovering();
  const { open, onOpen } = props;
  if (open === undefined) return children;
  if (isCovering)
    return (
      <>
        {children}
        <Drawer title={t('thingTitle')} onClose={() => onOpen(undefined)}>
          <LoadedEntry key={open} {...props} open={open} />
        </Drawer>
      </>
    );
  return (
    <div className={styles.columns}>
      {children}
      <section className={styles.aside} aria-label={t('thingTitle')}>
        <LoadedEntry key={open} {...props} open={open} />
      </section>
    </div>
  );
}

function LoadedEntry({
  open,
  ...props
}: Omit<EntryAsideProps, 'children' | 'open'> & { readonly open: string }) {
  const { t } = useTranslation(['glossary', 'patterns']);
  const detail = useQuery(glossaryDetail(useProjectId(), open));
  if (detail.data) return <EntryPanel entry={detail.data} {...props} />;
  if (detail.error)
    return (
      <LoadFailure
        title={t('patterns:form.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
      />
    );
  return (
    <Loading label={t('patterns:form.loading')}>
      <Skeleton height="180px" />
    </Loading>
  );
}
