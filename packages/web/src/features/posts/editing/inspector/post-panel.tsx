import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { useFieldProblems } from '../checklist/use-checks.ts';
import { FieldGroup } from '../field-group.tsx';
import { PANEL_FIELDS, type PanelName, settingOf } from '../panel-fields.ts';
import type { PostSession } from '../post-session.ts';
import styles from './fields.module.css';

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
      <FieldGroup session={session} className={styles.fields}>
        {children}
      </FieldGroup>
    </InspectorPanel>
  );
}
