import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '#web/features/articles/public.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import type { EventSession } from './event-article.ts';
import { EVENT_PANELS, type EventPanelName, settingOf } from './event-panels.ts';
import { useEventProblems } from './use-event-checks.ts';

export interface PanelProps {
  readonly session: EventSession;
}

interface EventPanelProps extends PanelProps {
  readonly name: EventPanelName;
  readonly summary?: string;
  readonly openAtFirst?: boolean;
  readonly children: ReactNode;
}

/** One panel of the inspector with the number of its problems. */
export function EventPanel({ session, name, summary = '', openAtFirst = false, children }: EventPanelProps) {
  const { t } = useTranslation('event-fields');
  return (
    <InspectorPanel
      name={settingOf(name)}
      title={t(`panel.${name}`)}
      problems={useEventProblems(session, EVENT_PANELS[name])}
      closedAtFirst={!openAtFirst}
      summary={summary}
    >
      <FieldGroup session={session}>
        <Stack gap={4}>{children}</Stack>
      </FieldGroup>
    </InspectorPanel>
  );
}
