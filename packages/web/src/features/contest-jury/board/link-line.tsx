import type { ExternalJuror, JuryLinkState } from '@toasoan/contract/features/contest-jury/external-juror.ts';
import type { Juror } from '@toasoan/contract/features/contest-jury/juror.ts';
import { Link2, Link2Off } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { useJurorLink } from '../jury-queries.ts';

interface LinkLineProps {
  readonly juror: Juror;
  readonly external: ExternalJuror;
}

/** A link in these states lets its juror in, now or once its mail arrives. */
const WORKS: readonly JuryLinkState[] = ['WAITING', 'REFUSED', 'SENT', 'OPENED'];

/** How an external juror comes in: the state of the personal link, and what can be done about it. */
export function LinkLine({ juror, external }: LinkLineProps) {
  const { t } = useTranslation('contest-jury');
  const change = useJurorLink();
  const { id, version, name } = juror;
  const { link, email } = external;
  const works = link !== null && WORKS.includes(link.state);
  const time = link?.state === 'OPENED' ? link.openTime : link?.state === 'SENT' ? link.sentTime : null;

  function send() {
    change.mutate(
      { id, version, step: 'sendLink' },
      { onSuccess: () => showToast({ tone: 'success', text: t('link.onItsWay', { name }) }) },
    );
  }
  async function revoke() {
    const sure = await confirm({
      title: t('link.revokeTitle', { name }),
      text: t('link.revokeText'),
      action: t('link.revoke'),
    });
    if (sure) change.mutate({ id, version, step: 'revokeLink' });
  }
  return (
    <Row justify="between" align="center">
      <span className={textStyles.hint}>
        {t(`link.${link?.state ?? 'NONE'}`, { email })} {time && <DateText time={time} />}
      </span>
      <Row gap={1} as="span">
        <Button size="compact" icon={<Link2 size={14} />} busy={change.isPending} onClick={send}>
          {t(works ? 'link.renew' : 'link.send')}
        </Button>
        {works && (
          <Button
            size="compact"
            variant="quiet"
            icon={<Link2Off size={14} />}
            disabledReason={change.isPending ? t('link.busy') : undefined}
            onClick={() => void revoke()}
          >
            {t('link.revoke')}
          </Button>
        )}
      </Row>
    </Row>
  );
}
