import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '#web/core/project/visitor.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type RecordTranslationsProps, useRecordTranslations } from './record-translations-slot.ts';

/** The languages of a saved record. Closed at first: nothing is asked before somebody opens it. */
export function TranslationsPanel(props: RecordTranslationsProps) {
  const { t } = useTranslation('patterns');
  const RecordTranslations = useRecordTranslations();
  if (!canEnter(AREA_RULES.translations, useVisitor())) return null;
  return (
    <InspectorPanel name="translations" title={t('translations.panel')} closedAtFirst>
      <Suspense fallback={<Skeleton height="120px" />}>
        <RecordTranslations {...props} />
      </Suspense>
    </InspectorPanel>
  );
}
