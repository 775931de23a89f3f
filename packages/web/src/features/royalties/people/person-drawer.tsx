import { useQuery } from '@tanstack/react-query';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { personKey } from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import type { TFunction } from 'i18next';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { ExportDialog } from '../export/export-dialog.tsx';
import { MoneyText } from '../money-text.tsx';
import { PayStateTag } from '../pay-state-tag.tsx';
import styles from '../royalties.module.css';
import { sheetRows, sheetSums } from '../royalty-queries.ts';
import { sheetAddressOf } from '../sheet-links.ts';

/** Further works are in the sheet. */
const MOST = 100;

interface PersonDrawerProps {
  readonly period: string;
  /** As the sheet filters by it. */
  readonly person: string;
  readonly onClose: () => void;
}

/** One person's month: every work with their part of it. */
export function PersonDrawer({ period, person, onClose }: PersonDrawerProps) {
  const { t } = useTranslation('royalties');
  const projectId = useProjectId();
  const works = useQuery(sheetRows(projectId, { period, person, limit: MOST }));
  const sums = useQuery(sheetSums(projectId, { period, person })).data;
  const [asksFile, setAsksFile] = useState(false);
  const rows = works.data?.items ?? [];
  const name = rows.map((row) => partOf(row, person)?.name).find(Boolean) ?? '…';
  return (
    <>
      <Drawer
        title={t('person.title', { name, month: periodText(period) })}
        onClose={onClose}
        footer={
          <Button icon={<FileSpreadsheet size={16} />} onClick={() => setAsksFile(true)}>
            {t('export.person')}
          </Button>
        }
      >
        {works.error && !works.data && (
          <LoadFailure
            title={t('person.failed')}
            error={works.error}
            onRetry={() => void works.refetch()}
            retrying={works.isFetching}
          />
        )}
        {works.isPending && (
          <Loading label={t('person.loading')}>
            <Skeleton height="240px" />
          </Loading>
        )}
        <Stack gap={3}>
          {rows.map((row) => (
            <article key={row.id} className={styles.rate} aria-label={row.title}>
              <span className={styles.title}>
                {row.postId === null ? (
                  row.title
                ) : (
                  <TabLink to={`/manager_post/view/${row.postId}`}>{row.title}</TabLink>
                )}
                <strong>
                  <MoneyText value={partOf(row, person)?.amount ?? 0} />
                </strong>
              </span>
              <span className={styles.title}>
                <span className={textStyles.hint}>{termsOf(row, person, t)}</span>
                <PayStateTag state={row.payState} />
              </span>
            </article>
          ))}
        </Stack>
        {sums && (
          <p className={styles.title}>
            <AppLink href={sheetAddressOf({ period, view: 'all', person })}>{t('person.inSheet')}</AppLink>
            <strong>{t('money', { amount: formatNumber(sums.amount) })}</strong>
          </p>
        )}
      </Drawer>
      {asksFile && (
        <ExportDialog kind="person" period={period} person={person} onClose={() => setAsksFile(false)} />
      )}
    </>
  );
}

function partOf({ payees }: SheetRow, person: string) {
  return payees.find((payee) => personKey(payee) === person);
}

function termsOf(row: SheetRow, person: string, t: TFunction<'royalties'>): string {
  if (row.kind === 'correction')
    return t('from.correction', { month: row.fromPeriod === null ? '' : periodText(row.fromPeriod) });
  const share = partOf(row, person)?.share;
  return [
    row.coefficient !== null && t('person.coefficient', { n: formatNumber(row.coefficient) }),
    row.unitValue !== null && t('person.unit', { amount: formatNumber(row.unitValue) }),
    share !== null && share !== undefined && `${formatNumber(share)}%`,
  ]
    .filter(Boolean)
    .join(' × ');
}
