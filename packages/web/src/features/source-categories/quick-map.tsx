import type { SourceCategory } from '@toasoan/contract/features/source-categories/source-category.ts';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { useMapSection } from './section-queries.ts';

/** Leads a section that nothing takes to one of our categories: to the suggested one by one press. */
export function QuickMap({ section: { id, title, suggestion } }: { readonly section: SourceCategory }) {
  const { t } = useTranslation('source-categories');
  const projectId = useProjectId();
  const search = useMemo(() => categorySearch(projectId), [projectId]);
  const map = useMapSection();
  const lead = (category: { readonly id: string; readonly title: string }) =>
    map.mutate(
      { id, categoryId: category.id },
      {
        onSuccess: () =>
          showToast({ tone: 'success', text: t('map.done', { section: title, category: category.title }) }),
      },
    );
  return (
    <Row gap={1} align="center" role="group" aria-label={t('map.label', { section: title })}>
      {suggestion && (
        <Button
          size="compact"
          icon={<ArrowRight size={14} />}
          busy={map.isPending}
          tip={t('map.suggested')}
          onClick={() => lead(suggestion)}
        >
          {suggestion.title}
        </Button>
      )}
      <Picker
        label={t('map.category')}
        addLabel={t(suggestion ? 'map.other' : 'map.choose')}
        search={search}
        max={1}
        value={[]}
        onChange={([one]) => one && lead({ id: one.id, title: one.label })}
      />
    </Row>
  );
}
