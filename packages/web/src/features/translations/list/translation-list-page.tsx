import { useQuery } from '@tanstack/react-query';
import {
  TRANSLATION_VIEWS,
  translationListQuery,
} from '@toasoan/contract/features/translations/translation.ts';
import { TRANSLATED_KINDS } from '@toasoan/contract/features/translations/translation-states.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { Languages } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { languageName } from '#web/features/projects/public.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
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
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { editorPage, translationCounts, translationList } from '../translation-queries.ts';
import { useFreshTranslations } from '../use-fresh-translations.ts';
import { useTranslationActions } from './translation-actions.tsx';
import { TranslationBulk } from './translation-bulk.tsx';
import { translationColumns } from './translation-columns.tsx';

const StartDialog = lazyOverlay(async () => ({
  default: (await import('./start-dialog.tsx')).StartDialog,
}));

/** Records in their languages: what waits for people, what went stale, what is ready to approve. */
export function TranslationListPage() {
  const { t } = useTranslation('translations');
  const projectId = useProjectId();
  const page = useListPage({ name: 'translations', schema: translationListQuery, list: translationList });
  const counts = useQuery(translationCounts(projectId)).data;
  useFreshTranslations(projectId, 'list');
  const mayStart = useMay('translate.edit');
  const [isStarting, setStarting] = useState(false);
  const { query, change } = page.address;
  const columns = translationColumns(t, query.text);
  const rowActions = useTranslationActions();
  const start = mayStart && (
    <Button variant="main" icon={<Languages size={17} />} onClick={() => setStarting(true)}>
      {t('start.open')}
    </Button>
  );
  return (
    <ListPage page={page} onEdit={({ id }) => goTo(editorPage(id))}>
      <ListHeading title={t('title')} total={counts?.all}>
        {start}
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={TRANSLATION_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: (view === 'waiting' || view === 'stale') && (counts?.[view] ?? 0) > 0,
          }))}
        />
        <ListFilters
          page={page}
          searchLabel={t('search')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <FilterSelect
            multiple
            label={t('filter.kind')}
            options={TRANSLATED_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            values={query.kind ?? []}
            onChange={(kind) => change({ kind: kind.length === 0 ? null : kind })}
          />
          <FilterSelect
            multiple
            label={t('filter.lang')}
            options={RECORD_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
            values={query.lang ?? []}
            onChange={(lang) => change({ lang: lang.length === 0 ? null : lang })}
          />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(row) => t('row.name', { title: row.sourceTitle, lang: languageName(row.lang) })}
          rowActions={rowActions}
          selectable={mayStart}
          bulk={mayStart && <TranslationBulk page={page} />}
          nothingYet={
            <EmptyState
              icon={<Languages size={32} />}
              title={t('empty.title')}
              text={t('empty.text')}
              actions={start}
            />
          }
        />
      </ListCard>
      <Suspense>{isStarting && <StartDialog onClose={() => setStarting(false)} />}</Suspense>
    </ListPage>
  );
}
