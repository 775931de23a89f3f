import { VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

interface SecondFactorPanelProps {
  /** Told just now, and never again. */
  readonly codes: readonly string[];
  readonly onCodes: (codes: readonly string[]) => void;
}

export function SecondFactorPanel({ codes, onCodes }: SecondFactorPanelProps) {
  const isOn = useAuth((auth) => auth.verifyType !== VERIFY_NONE);
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => onCodes([])} />;
  return isOn ? <SecondFactorOn onCodes={onCodes} /> : <SetUpSecondFactor onCodes={onCodes} />;
}
