import {
  CORRECTION_BASES,
  type CorrectionBasis,
} from '@toasoan/contract/features/posts/correction/correction.ts';
import {
  type CorrectionLedgerRow,
  correctionLedgerQuery,
} from '@toasoan/contract/features/posts/correction/correction-ledger.ts';
import { CORRECTION_BASIS_TEXTS } from '@toasoan/contract/features/posts/correction/correction-texts.ts';
import type { TFunction } from 'i18next';
import { ExternalLink, FileText, MessageSquareWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { PostStateTag } from '../post-state-tag.tsx';
import styles from './correction-list.module.css';
import { correctionLedger, exportLedger } from './correction-queries.ts';
import { RequestOfCorrection } from './request-of-correction.tsx';

/** Every correction of the project, newest first, as an inspection asks for it. */
export function CorrectionListPage() {
  const { t } = useTranslation('correction');
  const navigate = useNavigate();
  const page = useListPage({
    name: 'corrections',
    schema: correctionLedgerQuery,
    list: correctionLedger,
  });
  const { query, change } = page.address;
  const columns = ledgerColumns(t, query.text);
  const open = (postId: string) => navigate(`/manager_post/view/${postId}`);

  return (
    <ListPage page={page} onEdit={(item) => open(item.correctionPostId)}>
      <ListHeading title={t('ledger.title')} total={page.total}>
        <ExportMenu start={(format) => exportLedger(format, query)} />
      </ListHeading>
      <ListCard>
        <ListFilters
          page={page}
          searchLabel={t('ledger.title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <FilterSelect
            label={t('field.basis')}
            multiple
            options={CORRECTION_BASES.map((basis) => ({
              value: basis,
              label: CORRECTION_BASIS_TEXTS[basis][currentLanguage()],
            }))}
            values={query.basis ?? []}
            onChange={(basis) => change({ basis: basis as readonly CorrectionBasis[] })}
          />
          <DateFilter
            label={t('column.made')}
            value={{ from: query.from, to: query.to }}
            onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
          />
        </ListFilters>
        <ListTable
          page={page}
          label={t('ledger.title')}
          things={t('things')}
          columns={columns}
          rowLabel={(item) => item.postTitle}
          rowActions={(item) => [
            {
              key: 'corrected',
              label: t('action.corrected'),
              icon: <FileText size={16} />,
              onSelect: () => open(item.postId),
            },
            {
              key: 'correction',
              label: t('action.correction'),
              icon: <ExternalLink size={16} />,
              onSelect: () => open(item.correctionPostId),
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
    </ListPage>
  );
}

function ledgerColumns(
  t: TFunction<'correction'>,
  text: string | undefined,
): readonly Column<CorrectionLedgerRow>[] {
  return [
    {
      key: 'post',
      title: t('column.post'),
      always: true,
      card: 'title',
      cell: (item) => (
        <>
          <AppLink data-row-main className={styles.link} href={`/manager_post/view/${item.postId}`}>
            <Highlight text={item.postTitle} query={text} />
          </AppLink>
          <span className={styles.second}>
            {item.publishedRef.section}
            <DateText time={item.publishedRef.date} />
          </span>
        </>
      ),
    },
    {
      key: 'change',
      title: t('column.change'),
      minor: true,
      cell: (item) => (
        <>
          <del className={styles.wrong}>{item.wrongText}</del>
          <ins className={styles.right}>{item.correctText}</ins>
        </>
      ),
    },
    {
      key: 'basis',
      title: t('field.basis'),
      width: '190px',
      card: 'detail',
      cell: (item) => (
        <>
          {CORRECTION_BASIS_TEXTS[item.basis][currentLanguage()]}
          <span className={styles.second}>
            {item.conclusionDoc}
            <RequestOfCorrection request={item.request} />
          </span>
        </>
      ),
    },
    {
      key: 'correction',
      title: t('column.correction'),
      width: '160px',
      card: 'detail',
      cell: (item) => (
        <>
          <PostStateTag state={item.correctionState} />
          {item.correctionPublishedTime !== null && (
            <span className={styles.second}>
              <DateText time={item.correctionPublishedTime} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'made',
      title: t('column.made'),
      width: '150px',
      cell: (item) => (
        <>
          <DateText time={item.createTime} />
          <span className={styles.second}>{item.createdBy.name}</span>
        </>
      ),
    },
  ];
}
