import { useTranslation } from 'react-i18next';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { SwitchField } from './detail-field.tsx';
import { type PanelProps, PostPanel } from './post-panel.tsx';
import { TimeField } from './time-field.tsx';

/** From when a post may be public, and until when. Few posts have either, so it is the last panel. */
export function TimesPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const embargo = useFormPart(session.form, ({ values }) => values.embargoUntil);
  const expiry = useFormPart(session.form, ({ values }) => values.expireTime);
  const summary = [
    embargo && t('summary.from', { time: formatDateTime(new Date(embargo)) }),
    expiry && t('summary.until', { time: formatDateTime(new Date(expiry)) }),
  ];
  return (
    <PostPanel
      session={session}
      name="times"
      summary={summary.filter((part) => part !== null).join(' · ') || t('summary.anyTime')}
    >
      <TimeField session={session} name="embargoUntil" hint={t('hint.embargoUntil')} quick="mornings" />
      <TimeField session={session} name="expireTime" hint={t('hint.expireTime')} />
      {expiry !== null && <SwitchField session={session} name="archiveOnExpire" />}
    </PostPanel>
  );
}
