import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { type SavedAccount, useTick } from '../account-queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

/** The verified tick, with who confirmed it. */
export function TickRow({ account }: { readonly account: SavedAccount }) {
  const { t } = useTranslation('accounts');
  const [asking, setAsking] = useState(false);
  const mayTick = useMay('user.tick');
  const change = useTick();
  const { userId, version, tick, tickReason, displayName: name } = account;
  const action = tick ? 'untick' : 'tick';
  return (
    <Row justify="between" align="center" wrap={false}>
      <span>
        {t(tick ? 'tick.yes' : 'tick.no')}
        {tickReason !== '' && <span className={textStyles.hint}> {tickReason}</span>}
      </span>
      {mayTick && (
        <Button size="compact" onClick={() => setAsking(true)}>
          {t(`${action}.action`)}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={t(`${action}.title`, { name })}
          text={t(`${action}.text`)}
          label={t('tick.reason')}
          action={t(`${action}.action`)}
          shortest={0}
          busy={change.isPending}
          onClose={() => setAsking(false)}
          onSend={(reason) =>
            change.mutate(
              { userId, version, tick: !tick, tickReason: reason },
              {
                onSuccess: () => {
                  showToast({ tone: 'success', text: t(`${action}.done`, { name }) });
                  setAsking(false);
                },
              },
            )
          }
        />
      )}
    </Row>
  );
}
