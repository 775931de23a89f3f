import { useQuery } from '@tanstack/react-query';
import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import {
  CORRECTION_REQUEST_VIEWS,
  correctionRequestListQuery,
} from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { REQUEST_CHANNEL_TEXTS } from '@toasoan/contract/features/correction-requests/correction-request-texts.ts';
import type { TFunction } from 'i18next';
import { CalendarClock, FileText, MailPlus, MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { AnswerDaysDialog } from './answer-days-dialog.tsx';
import { ReceiveRequestDialog } from './receive-request-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestDue, RequestState } from './request-due.tsx';
import { requestCounts, requestList } from './request-queries.ts';
import styles from './requests.module.css';

/** Requests for a correction: what waits, by due time. */
export function CorrectionRequestListPage() {
  const { t } = useTranslation('correction-requests');
  const navigate = useNavigate();
  const page = useListPage({
    name: 'correction-requests',
    schema: correctionRequestListQuery,
    list: requestList,
  });
  const counts = useQuery(requestCounts(useProjectId())).data;
  const mayDecide = useMay('post.correct');
  const [dialog, setDialog] = useState<'receive' | 'days'>();
  const { open, change } = page.address;
  const show = (item: CorrectionRequest) => change({ open: item.id });
  const columns = requestColumns(t, page.address);

  return (
    <ListPage page={page} onEdit={show}>
      <ListHeading title={t('title')} total={counts?.all}>
        {mayDecide && (
          <>
            <Button variant="quiet" icon={<CalendarClock size={17} />} onClick={() => setDialog('days')}>
              {t('days.open')}
            </Button>
            <Button variant="main" icon={<MailPlus size={17} />} onClick={() => setDialog('receive')}>
              {t('receive.open')}
            </Button>
          </>
        )}
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={CORRECTION_REQUEST_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'overdue' && (counts?.overdue ?? 0) > 0,
          }))}
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
            {
              key: 'post',
              label: t('action.post'),
              icon: <MessageSquareWarning size={16} />,
              disabledReason: item.postId === null ? t('post.none') : undefined,
              onSelect: () => navigate(`/manager_post/view/${item.postId}`),
            },
          ]}
          nothingYet={
            <EmptyState
              icon={<MessageSquareWarning size={32} />}
              title={t('empty.title')}
              text={t('empty.text')}
            />
          }
        />
      </ListCard>
      {open && <RequestDialog id={open} onClose={() => change({ open: null })} />}
      {dialog === 'receive' && <ReceiveRequestDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'days' && <AnswerDaysDialog onClose={() => setDialog(undefined)} />}
    </ListPage>
  );
}

function requestColumns(
  t: TFunction<'correction-requests'>,
  address: ListAddress<ListQueryShape>,
): readonly Column<CorrectionRequest>[] {
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
          <span className={styles.claim}>{item.claim}</span>
        </>
      ),
    },
    {
      key: 'requester',
      title: t('column.requester'),
      width: '220px',
      card: 'detail',
      cell: (item) => (
        <>
          {item.requesterName}
          <span className={styles.second}>
            {item.requesterOrg || REQUEST_CHANNEL_TEXTS[item.channel][currentLanguage()]}
          </span>
        </>
      ),
    },
    {
      key: 'post',
      title: t('column.post'),
      width: '240px',
      minor: true,
      cell: (item) => (item.postId === null ? t('post.none') : item.postTitle),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '150px',
      cell: (item) => <RequestState state={item.state} />,
    },
    {
      key: 'due',
      title: t('column.due'),
      width: '150px',
      card: 'detail',
      cell: (item) => <RequestDue item={item} />,
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
