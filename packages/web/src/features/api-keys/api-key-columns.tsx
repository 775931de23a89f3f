import type { ApiKey } from '@toasoan/contract/features/api-keys/api-key.ts';
import { daysLeft } from '@toasoan/contract/features/api-keys/key-rules.ts';
import { useTranslation } from 'react-i18next';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { ProgressBar } from '#web/ui/display/progress-bar.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './api-keys.module.css';
import { permissionWords } from './key-words.ts';

export function useApiKeyColumns(address: ListAddress<ListQueryShape>): readonly Column<ApiKey>[] {
  const { t } = useTranslation('api-keys');
  const { text } = address.query;
  return [
    {
      key: 'name',
      title: t('column.name'),
      always: true,
      card: 'title',
      cell: ({ id, name, prefix, createdBy }) => (
        <>
          <RowLink address={address} id={id}>
            <Highlight text={name} query={text} />
          </RowLink>
          <span className={styles.second}>
            <code>{prefix}••••</code> · {createdBy.name}
          </span>
        </>
      ),
    },
    {
      key: 'permissions',
      title: t('column.permissions'),
      card: 'detail',
      cell: ({ permissions }) => (
        <Row gap={1}>
          {permissions.map((permission) => (
            <Chip key={permission}>{permissionWords(permission)}</Chip>
          ))}
        </Row>
      ),
    },
    {
      key: 'quota',
      title: t('column.quota'),
      width: '220px',
      card: 'detail',
      cell: (key) => <Quota apiKey={key} />,
    },
    {
      key: 'lastUsed',
      title: t('column.lastUsed'),
      width: '140px',
      cell: ({ lastUsedTime }) => (lastUsedTime === null ? '–' : <DateText time={lastUsedTime} />),
    },
    {
      key: 'ends',
      title: t('column.ends'),
      width: '150px',
      cell: ({ expireTime, state }) => (state === 'REVOKED' ? '–' : <DateText time={expireTime} />),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '140px',
      card: 'detail',
      cell: (key) => <State apiKey={key} />,
    },
  ];
}

/** Almost used up. */
const TIGHT = 0.9;

function Quota({ apiKey: { usedToday, quotaPerDay, line } }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation('api-keys');
  const used = formatNumber(usedToday);
  const week = t('quota.line', { values: line.map(formatNumber).join(', ') });
  return (
    <Stack gap={1}>
      <ProgressBar
        label={t('column.quota')}
        done={usedToday}
        total={quotaPerDay}
        tone={usedToday >= TIGHT * quotaPerDay ? 'tight' : 'going'}
        words={t('quota.words', { used, quota: formatNumber(quotaPerDay) })}
      />
      <span className={styles.week} data-tip={week}>
        <Sparkline values={line} />
        <span className="visually-hidden">{week}</span>
      </span>
    </Stack>
  );
}

function State({ apiKey }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation('api-keys');
  const days = daysLeft(apiKey, useNow());
  if (days !== undefined) return <StatusTag tone="returned">{t('state.ending', { count: days })}</StatusTag>;
  const tone = apiKey.state === 'ACTIVE' ? 'published' : 'taken-down';
  return <StatusTag tone={tone}>{t(`state.${apiKey.state}`)}</StatusTag>;
}
