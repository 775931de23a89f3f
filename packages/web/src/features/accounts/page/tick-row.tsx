import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { SavedAccount } from '../account-queries.ts';
import { TickDialog } from '../tick-dialog.tsx';

/** The verified tick, with who confirmed it. */
export function TickRow({ account }: { readonly account: SavedAccount }) {
  const { t } = useTranslation('accounts');
  const [asking, setAsking] = useState(false);
  const mayTick = useMay('user.tick');
  const { tick, tickReason } = account;
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
      {asking && <TickDialog account={account} onClose={() => setAsking(false)} />}
    </Row>
  );
}
