import { useTranslation } from 'react-i18next';
import { Checklist, type ChecklistItem } from '#web/patterns/form-page/checklist.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import type { PanelProps } from './event-panel.tsx';
import { leadToEventField } from './lead-to-event-field.ts';
import { useMetCount, useRequiredCount, useUnmetEventChecks } from './use-event-checks.ts';

/** Everything between the event and its readers; each line leads to its field. */
export function ChecklistPanel({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const problems = useRequiredCount(session);
  const unmet = useUnmetEventChecks(session);
  const met = useMetCount(session);
  const items = unmet.map(
    ({ code, field, isAdvice, label }): ChecklistItem => ({
      key: code,
      met: false,
      tone: isAdvice ? 'advice' : 'missing',
      label,
      onMend: () => leadToEventField(session, field),
    }),
  );
  return (
    <InspectorPanel
      name="event.checks"
      title={t('panel.checks')}
      problems={problems}
      summary={problems === 0 ? t('checks.ready') : ''}
    >
      <Stack gap={3}>
        <Checklist
          label={t('panel.checks')}
          items={[...items, { key: 'met', met: true, label: t('checks.met', { count: met }) }]}
        />
      </Stack>
    </InspectorPanel>
  );
}
