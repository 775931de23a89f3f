import { useQuery } from '@tanstack/react-query';
import type { DataRequest } from '@toasoan/contract/features/data-requests/data-request.ts';
import {
  DATA_REQUEST_VIEWS,
  dataRequestListQuery,
} from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import {
  DATA_REQUEST_CHANNEL_TEXTS,
  DATA_REQUEST_KIND_TEXTS,
} from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import type { TFunction } from 'i18next';
import { CalendarClock, FileText, MailPlus, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { StateTabs } from '#web/ui/filters/state-tabs.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import styles from './data-requests.module.css';
import { ReceiveDataRequestDialog } from './receive-dialog.tsx';
import { DataRequestDialog } from './request-dialog.tsx';
import { DataRequestDue, DataRequestStateTag } from './request-due.tsx';
import { dataRequestCounts, dataRequestList } from './request-queries.ts';
import { RetentionCard } from './retention-card.tsx';
import { TimesDialog } from './times-dialog.tsx';

/** Requests of people about their own data: what waits, by due time. A part of the page of a project. */
export function DataRequestList() {
  const { t } = useTranslation('data-requests');
  const page = useListPage({ name: 'data-requests', schema: dataRequestListQuery, list: dataRequestList });
  const counts = useQuery(dataRequestCounts(useProjectId())).data;
  const [dialog, setDialog] = useState<'receive' | 'times'>();
  const { open, change, href, query } = page.address;
  const show = (item: DataRequest) => change({ open: item.id });
  const columns = requestColumns(t, page.address);
  const close = () => setDialog(undefined);

  return (
    <ListPage page={page} onEdit={show}>
      <Row gap={3} align="center">
        <p className={styles.lead}>{t('lead')}</p>
        <Button variant="quiet" icon={<CalendarClock size={17} />} onClick={() => setDialog('times')}>
          {t('times.open')}
        </Button>
        <Button variant="main" icon={<MailPlus size={17} />} onClick={() => setDialog('receive')}>
          {t('receive.open')}
        </Button>
      </Row>
      <ListCard>
        <StateTabs
          label={t('views')}
          tabs={DATA_REQUEST_VIEWS.map((view) => ({
            key: view,
            label: t(`show.${view}`),
            count: counts?.[view],
            waits: view === 'overdue' && (counts?.overdue ?? 0) > 0,
            href: href({ show: view }),
          }))}
          current={query.show}
          onChange={(view) => change({ show: view })}
        />
        <ListFilters
          page={page}
          searchLabel={t('search')}
          tools={<ListTools name={page.name} columns={columns} />}
        />
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(item) => item.number}
          rowActions={(item) => [
            {
              key: 'open',
              label: t('action.open'),
              icon: <FileText size={16} />,
              onSelect: () => show(item),
            },
          ]}
          nothingYet={
            <EmptyState icon={<ShieldCheck size={32} />} title={t('empty.title')} text={t('empty.text')} />
          }
        />
      </ListCard>
      <RetentionCard />
      {open && <DataRequestDialog key={open} id={open} onClose={() => change({ open: null })} />}
      {dialog === 'receive' && <ReceiveDataRequestDialog onClose={close} />}
      {dialog === 'times' && <TimesDialog onClose={close} />}
    </ListPage>
  );
}

function requestColumns(
  t: TFunction<'data-requests'>,
  address: ListAddress<ListQueryShape>,
): readonly Column<DataRequest>[] {
  return [
    {
      key: 'request',
      title: t('column.request'),
      always: true,
      card: 'title',
      cell: (item) => (
        <>
          <RowLink address={address} id={item.id}>
            {item.number}
          </RowLink>
          <span className={styles.second}>{DATA_REQUEST_KIND_TEXTS[item.kind][currentLanguage()]}</span>
        </>
      ),
    },
    {
      key: 'requester',
      title: t('column.requester'),
      width: '240px',
      card: 'detail',
      cell: (item) => (
        <>
          {item.isErased ? t('erased') : item.requesterName}
          <span className={styles.second}>{DATA_REQUEST_CHANNEL_TEXTS[item.channel][currentLanguage()]}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '150px',
      cell: (item) => <DataRequestStateTag state={item.state} />,
    },
    {
      key: 'due',
      title: t('column.due'),
      width: '160px',
      card: 'detail',
      cell: (item) => <DataRequestDue item={item} />,
    },
    {
      key: 'assignee',
      title: t('column.assignee'),
      width: '180px',
      minor: true,
      cell: (item) => item.assigneeName || t('assignee.none'),
    },
    {
      key: 'received',
      title: t('column.received'),
      width: '140px',
      minor: true,
      cell: (item) => <DateText time={item.receivedTime} />,
    },
  ];
}
