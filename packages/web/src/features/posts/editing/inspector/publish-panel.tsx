import { useTranslation } from 'react-i18next';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { useFormPart, useProblemCount } from '#web/ui/form/use-form.ts';
import { PublishBlockersButton } from '../../checklist/publish-blockers-button.tsx';
import { PublishChecklist } from '../checklist/publish-checklist.tsx';
import { useRequiredCount } from '../checklist/use-checks.ts';
import { FieldGroup } from '../field-group.tsx';
import { leadToField } from '../lead-to-field.ts';
import { PANEL_FIELDS, settingOf } from '../panel-fields.ts';
import { fieldOfKey } from '../post-values.ts';
import { useSessionState } from '../use-post-session.ts';
import { SwitchField } from './detail-field.tsx';
import styles from './fields.module.css';
import type { PanelProps } from './post-panel.tsx';
import { TimeField } from './time-field.tsx';

/** The checklist first: its figure counts whatever stands in the way, wherever it is mended. */
export function PublishPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const { post, dirty } = useSessionState(session);
  const expires = useFormPart(session.form, ({ values }) => values.expireTime !== null);
  const problems = useRequiredCount(session) + useProblemCount(session.form, PANEL_FIELDS.publish);
  return (
    <InspectorPanel name={settingOf('publish')} title={t('panel.publish')} problems={problems}>
      <PublishChecklist session={session} />
      {post && post.state !== 'PUBLISHED' && (
        <PublishBlockersButton
          postId={post.id}
          dirty={dirty}
          onMend={(field) => leadToField(session, fieldOfKey(field))}
        />
      )}
      <FieldGroup session={session} className={`${styles.fields} ${styles.divided}`}>
        <TimeField session={session} name="embargoUntil" hint={t('hint.embargoUntil')} quick="mornings" />
        <TimeField session={session} name="expireTime" hint={t('hint.expireTime')} />
        {expires && <SwitchField session={session} name="archiveOnExpire" />}
      </FieldGroup>
    </InspectorPanel>
  );
}
