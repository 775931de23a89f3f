import { useQuery } from '@tanstack/react-query';
import {
  TAKEDOWN_VIEWS,
  type TakedownCase,
} from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import { takedownListQuery } from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import { TAKEDOWN_REASON_TEXTS } from '@toasoan/contract/features/posts/takedown/takedown-texts.ts';
import type { TFunction } from 'i18next';
import { FileText, FileWarning, Gavel, MessageSquareWarning, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { CaseFactsDialog } from './case-facts-dialog.tsx';
import { DueCountdown } from './due-countdown.tsx';
import styles from './takedown.module.css';
import { exportCases, takedownCounts, takedownList } from './takedown-queries.ts';

/** Orders and complaints; the next due comes first. */
export function TakedownListPage() {
  const { t } = useTranslation('takedown');
  const projectId = useProjectId();
  const navigate = useNavigate();
  const page = useListPage({
    name: 'takedowns',
    schema: takedownListQuery,
    list: takedownList,
  });
  const counts = useQuery(takedownCounts(projectId)).data;
  const [shown, setShown] = useState<string>();
  const [changed, setChanged] = useState<TakedownCase>();
  const mayCorrect = useMay('post.correct');
  const decides = useMay('post.takedown');
  const columns = takedownColumns(t);

  return (
    <ListPage page={page} onEdit={(item) => setShown(item.id)}>
      <ListHeading title={t('title')} total={counts?.all}>
        {mayCorrect && (
          <Button
            variant="quiet"
            icon={<MessageSquareWarning size={17} />}
            onClick={() => navigate('/manager_post/corrections')}
          >
            {t('action.ledger')}
          </Button>
        )}
        {decides && <ExportMenu start={(format) => exportCases(format, page.address.query)} />}
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={TAKEDOWN_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'overdue' && (counts?.overdue ?? 0) > 0,
          }))}
        />
        <ListFilters
          page={page}
          searchLabel={t('title')}
          tools={<ListTools name={page.name} columns={columns} />}
        />
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(item) => item.postTitle}
          rowActions={(item) => [
            {
              key: 'facts',
              label: t('action.facts'),
              icon: <FileText size={16} />,
              onSelect: () => setShown(item.id),
            },
            ...(decides && item.state === 'OPEN'
              ? [
                  {
                    key: 'change',
                    label: t('action.change'),
                    icon: <Pencil size={16} />,
                    onSelect: () => setChanged(item),
                  },
                  {
                    key: 'post',
                    label: t('action.post'),
                    icon: <Gavel size={16} />,
                    onSelect: () => navigate(`/manager_post/view/${item.postId}`),
                  },
                ]
              : []),
          ]}
          nothingYet={
            <EmptyState icon={<FileWarning size={32} />} title={t('empty.title')} text={t('empty.text')} />
          }
        />
      </ListCard>
      {shown !== undefined && <CaseFactsDialog id={shown} onClose={() => setShown(undefined)} />}
      {changed && (
        <CaseDialog
          post={{ id: changed.postId, title: changed.postTitle }}
          open={changed}
          onClose={() => setChanged(undefined)}
        />
      )}
    </ListPage>
  );
}

function takedownColumns(t: TFunction<'takedown'>): readonly Column<TakedownCase>[] {
  return [
    {
      key: 'post',
      title: t('column.post'),
      always: true,
      card: 'title',
      cell: (item) => (
        <AppLink data-row-main className={styles.link} href={`/manager_post/view/${item.postId}`}>
          {item.postTitle}
        </AppLink>
      ),
    },
    {
      key: 'due',
      title: t('column.due'),
      width: '190px',
      card: 'detail',
      cell: (item) => <DueCountdown item={item} />,
    },
    {
      key: 'reason',
      title: t('field.reasonKind'),
      width: '230px',
      card: 'detail',
      cell: (item) => (
        <>
          {TAKEDOWN_REASON_TEXTS[item.reasonKind][currentLanguage()]}
          <span className={styles.second}>
            {item.isMasked
              ? t('masked.short')
              : [item.orderRef, item.orderIssuer].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'received',
      title: t('field.receivedTime'),
      width: '150px',
      minor: true,
      cell: (item) => <DateText time={item.receivedTime} />,
    },
    {
      key: 'done',
      title: t('facts.doneTime'),
      width: '180px',
      minor: true,
      cell: (item) => (
        <>
          <DateText time={item.doneTime} />
          <span className={styles.second}>{item.doneBy}</span>
        </>
      ),
    },
  ];
}
