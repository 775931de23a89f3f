import type { CheckTrial } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { SettingsValues } from './settings-values.ts';
import { countStopped } from './use-trial.ts';

interface TrialResultProps {
  readonly trial: CheckTrial;
  readonly values: SettingsValues;
}

export function TrialResult({ trial, values }: TrialResultProps) {
  const { t } = useTranslation('settings');
  const stopped = countStopped(trial, values);
  return (
    <Banner tone={stopped > 0 ? 'warning' : 'info'}>
      {t('trial.result', { of: trial.looked, n: stopped })}
    </Banner>
  );
}
