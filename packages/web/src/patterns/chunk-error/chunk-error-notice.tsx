import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTrying } from '#web/core/connection/keep-trying.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ReloadButton } from './reload-button.tsx';

interface ChunkErrorNoticeProps {
  /** The connection failed; the server still has the chunk. */
  readonly isRetryable: boolean;
  readonly onTryAgain: () => void;
}

/** Takes the place of a component whose chunk could not be fetched, and tries again once the server is reachable. */
export function ChunkErrorNotice({ isRetryable, onTryAgain }: ChunkErrorNoticeProps) {
  const { t } = useTranslation('ui');
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => {
    if (isRetryable) return keepTrying(() => tryAgain());
  }, [isRetryable]);
  return isRetryable ? (
    <Banner tone="info">{t('missing.later')}</Banner>
  ) : (
    <Banner tone="warning" actions={<ReloadButton />}>
      {t('missing.text')}
    </Banner>
  );
}
