import type { LinkMail, LinkMailState as State } from '@toasoan/contract/features/users/link-mail.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';

const TONES = {
  QUEUED: 'info',
  SENT: 'success',
  FAILED: 'danger',
  DROPPED: 'warning',
} as const satisfies Record<State, string>;

/** Queued, sent, or the reason why it failed. */
export function LinkMailState({ mail }: { readonly mail: LinkMail }) {
  const { t } = useTranslation('users');
  const isTriedAgain = mail.state === 'QUEUED' && mail.problem !== '';
  const timeOf = (time: string | null) => (time === null ? '' : formatDateTime(new Date(time)));
  const facts = { address: mail.address, time: timeOf(mail.endTime), until: timeOf(mail.expireTime) };
  return (
    <Banner tone={isTriedAgain ? 'warning' : TONES[mail.state]}>
      {t(isTriedAgain ? 'mail.state.RETRY' : `mail.state.${mail.state}`, facts)}
      {mail.problem !== '' && <> {t('mail.problem', { problem: mail.problem })}</>}
    </Banner>
  );
}
