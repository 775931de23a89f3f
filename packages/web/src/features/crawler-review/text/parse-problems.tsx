import type {
  CrawledItem,
  CrawledItemDetail,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { mayMove } from '@toasoan/contract/features/crawler-review/review-rules.ts';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { ReviewActions } from '../queue/use-review-actions.ts';
import { templateAddress } from '../template-address.ts';

interface ParseProblemsProps {
  readonly item: CrawledItem;
  readonly detail: CrawledItemDetail | undefined;
  readonly actions: ReviewActions;
}

/** What is missing of a page, and the ways to mend that: read it again, or mend its template. */
export function ParseProblems({ item, detail, actions }: ParseProblemsProps) {
  const { t } = useTranslation('crawler-review');
  const [busy, setBusy] = useState(false);
  const { state, missingFields } = item;
  const isFailed = state === 'PARSE_FAILED' || state === 'SKIPPED_PAYWALL';
  if (!isFailed && missingFields.length === 0) return null;
  const refusal = detail?.refusal ?? null;

  async function readAgain(): Promise<void> {
    setBusy(true);
    const done = await actions.change(item, { act: 'reparse' });
    setBusy(false);
    if (!done) return;
    const isMended = done.state !== 'PARSE_FAILED' && done.state !== 'SKIPPED_PAYWALL';
    const text = isMended ? t('reparse.done', { n: done.parseScore }) : t('reparse.still');
    showToast({ tone: isMended ? 'success' : 'warning', text });
  }
  return (
    <Banner
      tone={isFailed ? 'danger' : 'warning'}
      isUrgent={false}
      actions={
        <>
          <TabLink to={templateAddress(detail?.templateId ?? null)} className={buttonClass()}>
            {t('reparse.template')}
          </TabLink>
          <Button
            busy={busy}
            icon={<RefreshCw size={16} />}
            disabledReason={mayMove('reparse', state) ? undefined : t('stopped.state')}
            onClick={() => void readAgain()}
          >
            {t('reparse')}
          </Button>
        </>
      }
    >
      {refusal !== null && <p>{t(`refusal.${refusal}`)}</p>}
      {missingFields.length > 0 && (
        <p>{t('missing', { fields: missingFields.map((field) => t(`field.${field}`)).join(', ') })}</p>
      )}
      {isFailed && refusal === null && missingFields.length === 0 && <p>{t(`state.${state}`)}</p>}
    </Banner>
  );
}
