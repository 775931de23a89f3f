import { useQuery } from '@tanstack/react-query';
import type { DataRequestDetail } from '@toasoan/contract/features/data-requests/data-request.ts';
import { isOpenRequest } from '@toasoan/contract/features/data-requests/data-request-states.ts';
import {
  DATA_REQUEST_CHANNEL_TEXTS,
  DATA_REQUEST_KIND_TEXTS,
  PROOF_KIND_TEXTS,
  REJECT_REASON_TEXTS,
  REQUESTER_CAPACITY_TEXTS,
} from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './data-requests.module.css';
import { DataRequestDue, DataRequestStateTag } from './request-due.tsx';
import { dataRequestHandlers, useAssignDataRequest, useRevealRequester } from './request-queries.ts';

/** What the request says; how the requester is reached is masked until somebody asks. */
export function RequestFacts({ item }: { readonly item: DataRequestDetail }) {
  const { t } = useTranslation('data-requests');
  const language = currentLanguage();
  const at = (time: string | null) => time && formatDateTime(new Date(time));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('column.state'),
      <Row key="state" gap={3}>
        <DataRequestStateTag state={item.state} />
        <DataRequestDue item={item} />
      </Row>,
    ],
    [t('field.kind'), DATA_REQUEST_KIND_TEXTS[item.kind][language]],
    [t('field.requesterName'), item.isErased ? t('erased') : item.requesterName],
    [t('field.capacity'), REQUESTER_CAPACITY_TEXTS[item.capacity][language]],
    [t('field.subjectName'), item.subjectName],
    [t('field.reach'), <Reach key="reach" item={item} />],
    [t('field.details'), item.details],
    [t('field.refs'), item.refs.join('\n')],
    [t('field.channel'), DATA_REQUEST_CHANNEL_TEXTS[item.channel][language]],
    [t('column.received'), at(item.receivedTime)],
    [t('column.due'), isOpenRequest(item.state) && at(item.dueTime)],
    [t('field.legalDue'), isOpenRequest(item.state) && at(item.legalDueTime)],
    [t('column.assignee'), <Assignee key="assignee" item={item} />],
    [
      t('field.proof'),
      item.proofKind &&
        [PROOF_KIND_TEXTS[item.proofKind][language], item.proofNote].filter(Boolean).join(': '),
    ],
    [t('field.rejectReason'), item.rejectReason && REJECT_REASON_TEXTS[item.rejectReason][language]],
    [t('field.answer'), item.answer],
    [t('field.closed'), item.closedTime && t('facts.by', { who: item.closedBy, time: at(item.closedTime) })],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Masked; shown by a call that the log keeps. */
function Reach({ item }: { readonly item: DataRequestDetail }) {
  const { t } = useTranslation('data-requests');
  const reveal = useRevealRequester();
  const { email, phone } = reveal.data ?? item;
  const shown = [email, phone].filter(Boolean).join(' · ');
  if (shown === '') return t('reach.none');
  return (
    <Row gap={2} align="center">
      <span>{shown}</span>
      {item.isEmailVerified && <span className={styles.second}>{t('reach.verified')}</span>}
      {reveal.data === undefined && (
        <Button
          variant="quiet"
          icon={<Eye size={16} />}
          busy={reveal.isPending}
          onClick={() => reveal.mutate(item.id)}
        >
          {t('reach.show')}
        </Button>
      )}
    </Row>
  );
}

function Assignee({ item }: { readonly item: DataRequestDetail }) {
  const { t } = useTranslation('data-requests');
  const isOpen = isOpenRequest(item.state);
  const handlers = useQuery({ ...dataRequestHandlers(useProjectId()), enabled: isOpen }).data?.items ?? [];
  const assign = useAssignDataRequest();
  if (!isOpen) return item.assigneeName || t('assignee.none');
  return (
    <Select
      id="data-request-assignee"
      label={t('column.assignee')}
      value={item.assigneeId}
      placeholder={t('assignee.none')}
      clearable
      options={handlers.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(assigneeId) =>
        assign.mutate({ id: item.id, body: { version: item.version, assigneeId: assigneeId || null } })
      }
    />
  );
}
