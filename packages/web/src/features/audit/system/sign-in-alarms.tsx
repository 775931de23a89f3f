import { useQuery } from '@tanstack/react-query';
import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import type { SignInAlarm } from '@toasoan/contract/features/audit/system/system-log.ts';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { learnNames } from '../known-names.ts';
import { signInAlarms } from './system-queries.ts';

const SHOWN = 3;

/** For those who may read the log of the system: many failed sign-ins; hidden while there are none. */
export function SignInAlarms() {
  return canEnter(AREA_RULES['system-log'], useVisitor()) ? <Alarms /> : null;
}

function Alarms() {
  const { t } = useTranslation('audit');
  const alarms = useQuery(signInAlarms).data?.items ?? [];
  if (alarms.length === 0) return null;
  return (
    <Stack aria-label={t('alarm.title')} as="section" gap={2}>
      {alarms.slice(0, SHOWN).map((alarm) => (
        <Banner key={`${alarm.about} ${alarm.subject}`} tone="danger">
          {alarmInWords(alarm, t)}{' '}
          <TabLink
            to={logOf(alarm)}
            onClick={() => {
              if (alarm.userId !== null) learnNames([{ by: { userId: alarm.userId, name: alarm.subject } }]);
            }}
          >
            {t('alarm.open')}
          </TabLink>
        </Banner>
      ))}
      {alarms.length > SHOWN && <p>{t('alarm.more', { n: formatNumber(alarms.length - SHOWN) })}</p>}
    </Stack>
  );
}

type Texts = ReturnType<typeof useTranslation<'audit'>>['t'];

function alarmInWords({ about, subject, failures, firstTime, lastTime }: SignInAlarm, t: Texts): string {
  return t(`alarm.${about}`, {
    subject,
    n: formatNumber(failures),
    from: formatDateTime(new Date(firstTime)),
    to: formatDateTime(new Date(lastTime)),
  });
}

/** The log of the failures of this address or account; a stranger's account is found by its e-mail alone. */
function logOf({ about, subject, userId }: SignInAlarm): string {
  const filter = new URLSearchParams({ view: 'system', kind: 'failed' });
  if (about === 'address') filter.set('address', subject);
  if (userId !== null) filter.set('userIds', userId);
  return `/view_project?${filter}`;
}
