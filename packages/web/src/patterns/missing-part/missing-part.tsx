import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTrying } from '#web/core/connection/keep-trying.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ReloadButton } from './reload-button.tsx';

interface MissingPartProps {
  /** Only the connection was missing. */
  readonly comesLater: boolean;
  readonly onTryAgain: () => void;
}

/** In the place of a part of the console that could not be fetched; it comes by itself with the connection. */
export function MissingPart({ comesLater, onTryAgain }: MissingPartProps) {
  const { t } = useTranslation('ui');
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => {
    if (comesLater) return keepTrying(() => tryAgain());
  }, [comesLater]);
  return comesLater ? (
    <Banner tone="info">{t('missing.later')}</Banner>
  ) : (
    <Banner tone="warning" actions={<ReloadButton />}>
      {t('missing.text')}
    </Banner>
  );
}
