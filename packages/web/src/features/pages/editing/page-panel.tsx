import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '#web/features/articles/public.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import type { PageSession } from './page-article.ts';
import { PAGE_PANELS, type PagePanelName, settingOf } from './page-panels.ts';
import { usePageProblems } from './use-page-checks.ts';

export interface PanelProps {
  readonly session: PageSession;
}

interface PagePanelProps extends PanelProps {
  readonly name: PagePanelName;
  readonly summary?: string;
  readonly openAtFirst?: boolean;
  readonly children: ReactNode;
}

/** One panel of the inspector with the number of its problems. */
export function PagePanel({ session, name, summary = '', openAtFirst = false, children }: PagePanelProps) {
  const { t } = useTranslation('page-fields');
  return (
    <InspectorPanel
      name={settingOf(name)}
      title={t(`panel.${name}`)}
      problems={usePageProblems(session, PAGE_PANELS[name])}
      closedAtFirst={!openAtFirst}
      summary={summary}
    >
      <FieldGroup session={session}>
        <Stack gap={4}>{children}</Stack>
      </FieldGroup>
    </InspectorPanel>
  );
}
