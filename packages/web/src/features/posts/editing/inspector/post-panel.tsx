import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '#web/features/articles/public.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { useFieldProblems } from '../checklist/use-checks.ts';
import { PANEL_FIELDS, type PanelName, settingOf } from '../panel-fields.ts';
import type { PostSession } from '../post-article.ts';

export interface PanelProps {
  readonly session: PostSession;
}

interface PostPanelProps extends PanelProps {
  readonly name: PanelName;
  readonly summary?: string;
  readonly openAtFirst?: boolean;
  readonly children: ReactNode;
}

/** One panel of the inspector with the number of its problems. */
export function PostPanel({ session, name, summary, openAtFirst = false, children }: PostPanelProps) {
  const { t } = useTranslation('editing');
  return (
    <InspectorPanel
      name={settingOf(name)}
      title={t(`panel.${name}`)}
      problems={useFieldProblems(session, PANEL_FIELDS[name])}
      closedAtFirst={!openAtFirst}
      {...(summary !== undefined && { summary })}
    >
      <FieldGroup session={session}>
        <Stack gap={4}>{children}</Stack>
      </FieldGroup>
    </InspectorPanel>
  );
}
