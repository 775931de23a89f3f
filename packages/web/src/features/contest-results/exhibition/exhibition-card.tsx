import type { ExhibitedWork } from '@toasoan/contract/features/contest-results/award.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { WorkCell } from '../awards/work-cell.tsx';
import { RecallButton } from '../recall/recall-button.tsx';
import { ResultCard } from '../result-card.tsx';
import { saveExhibited, sendPlace, useAwardChange } from '../results-queries.ts';
import { CodeInput } from './code-input.tsx';
import styles from './exhibition.module.css';
import { movedWork } from './moved-work.ts';

/** Works that are shown in the exhibition, each with its code, in the order of the walls. */
export function ExhibitionCard({ works }: { readonly works: readonly ExhibitedWork[] }) {
  const { t } = useTranslation('contest-results');
  return (
    <ResultCard title={t('exhibition.title', { count: works.length })}>
      {works.length === 0 ? (
        <p className={textStyles.quiet}>{t('exhibition.none')}</p>
      ) : (
        <ExhibitedWorks works={works} />
      )}
    </ResultCard>
  );
}

function ExhibitedWorks({ works }: { readonly works: readonly ExhibitedWork[] }) {
  const { t } = useTranslation('contest-results');
  const mayOrder = useMay('contest.check');
  const change = useAwardChange();
  // As it was ordered, until the server answers with its list.
  const [ordered, setOrdered] = useState<readonly ExhibitedWork[]>();
  const shown = ordered ?? works;
  function order(next: readonly ExhibitedWork[]) {
    const moved = movedWork(shown, next);
    if (moved === undefined || change.isPending) return;
    const { id, version } = moved.work;
    setOrdered(next);
    change.mutate(() => sendPlace({ id, version, beforeId: moved.beforeId }), {
      onSettled: () => setOrdered(undefined),
    });
  }
  const line = (work: ExhibitedWork): ReactNode => <ExhibitedLine work={work} />;
  if (!mayOrder)
    return (
      <ol className={styles.list} aria-label={t('exhibition.table')}>
        {shown.map((work) => (
          <li key={work.id}>{line(work)}</li>
        ))}
      </ol>
    );
  return (
    <SortableList
      label={t('exhibition.table')}
      items={shown}
      keyOf={({ id }) => id}
      nameOf={({ number }) => number}
      onOrder={order}
    >
      {line}
    </SortableList>
  );
}

function ExhibitedLine({ work }: { readonly work: ExhibitedWork }) {
  const { t } = useTranslation('contest-results');
  const mayChange = useMay('contest.check');
  const change = useAwardChange();
  const { id, version, number } = work;
  return (
    <div className={styles.line}>
      <div className={styles.code}>
        <CodeInput work={work} />
      </div>
      <WorkCell work={work} />
      <Row gap={1}>
        {mayChange && (
          <Button
            size="compact"
            busy={change.isPending}
            aria-label={`${t('exhibition.remove')}: ${number}`}
            onClick={() => change.mutate(() => saveExhibited({ id, version, isExhibited: false }))}
          >
            {t('exhibition.remove')}
          </Button>
        )}
        <RecallButton workId={id} number={number} />
      </Row>
    </div>
  );
}
