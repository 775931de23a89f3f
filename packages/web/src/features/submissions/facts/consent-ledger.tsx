import { useQuery } from '@tanstack/react-query';
import { CONSENT_TEXTS } from '@toasoan/contract/features/submissions/consent-texts.ts';
import type { SubmissionConsent } from '@toasoan/contract/features/submissions/consents.ts';
import type { SubmissionDetail } from '@toasoan/contract/features/submissions/submission.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { submissionConsents } from '../submission-queries.ts';
import styles from './work-facts.module.css';

/** What the author agreed to with each sending, and whether it was withdrawn; read on request, since few look at it. */
export function ConsentLedger({ detail: { id, isBlind } }: { readonly detail: SubmissionDetail }) {
  const { t } = useTranslation('submissions');
  const [isWanted, setWanted] = useState(false);
  const ledger = useQuery({ ...submissionConsents(useProjectId(), id), enabled: isWanted });
  if (isBlind) return null;
  const lines = linesOf(ledger.data?.items ?? []);
  return (
    <section className={styles.section} aria-label={t('consents')}>
      <Row align="center" justify="between">
        <h4 className={textStyles.strong}>{t('consents')}</h4>
        {!ledger.data && !ledger.error && (
          <Button size="compact" variant="quiet" busy={ledger.isFetching} onClick={() => setWanted(true)}>
            {t('consents.show')}
          </Button>
        )}
      </Row>
      {ledger.error && (
        <LoadFailure
          title={t('consents.failed')}
          error={ledger.error}
          onRetry={() => void ledger.refetch()}
          retrying={ledger.isFetching}
        />
      )}
      {ledger.data && lines.length === 0 && <p className={textStyles.quiet}>{t('consents.none')}</p>}
      <dl className={styles.pairs} aria-live="polite">
        {lines.map(({ time, rulesVersion, address, kinds }) => (
          <div key={time}>
            <dt>
              {formatDateTime(new Date(time))}
              <br />
              {[t('consents.version', { version: rulesVersion }), address].filter(Boolean).join(' · ')}
            </dt>
            <dd>{kinds.map((kind) => CONSENT_TEXTS[kind][currentLanguage()]).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Line = Omit<SubmissionConsent, 'kind'> & { readonly kinds: readonly SubmissionConsent['kind'][] };

/** One line for each sending, the newest first: its rows share their time. */
function linesOf(items: readonly SubmissionConsent[]): Line[] {
  return [...Map.groupBy(items, ({ time }) => time).values()].reverse().flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { kind, ...facts } = first;
    return [{ ...facts, kinds: [kind, ...others.map((other) => other.kind)] }];
  });
}
