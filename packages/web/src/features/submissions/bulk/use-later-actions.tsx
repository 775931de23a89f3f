import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { type ReactNode, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '#web/core/project/visitor.ts';
import type { BulkAction } from '#web/patterns/list-page/bulk-bar.tsx';
import type { WorksPage } from '../list/use-works-page.ts';
import { WorkPartsContext } from '../work-parts.ts';

type Ids = readonly string[];

interface LaterActions {
  readonly actions: readonly BulkAction[];
  readonly dialog: ReactNode;
}

/** Actions on chosen works that later areas pass in, each with its dialog. */
export function useLaterActions(
  { contest }: WorksPage,
  onDone: (ids: Ids, result: BulkResult) => void,
): LaterActions {
  const { t } = useTranslation('submissions');
  const { permissions } = useVisitor();
  const { bulk = [] } = use(WorkPartsContext);
  const [asking, setAsking] = useState<{ readonly key: string; readonly ids: Ids }>();
  const Dialog = bulk.find(({ key }) => key === asking?.key)?.Dialog;
  return {
    actions: bulk
      .filter(({ permission }) => permissions.includes(permission))
      .map(({ key, icon }) => ({
        ...{ key, icon, label: t(`bulk.${key}`) },
        run: (ids: Ids) => setAsking({ key, ids }),
      })),
    dialog: asking && Dialog && (
      <Suspense>
        <Dialog
          contestId={contest.id}
          ids={asking.ids}
          onDone={(result) => {
            setAsking(undefined);
            onDone(asking.ids, result);
          }}
          onClose={() => setAsking(undefined)}
        />
      </Suspense>
    ),
  };
}
