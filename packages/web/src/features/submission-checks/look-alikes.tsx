import { useQuery } from '@tanstack/react-query';
import { submissionCheckEndpoints } from '@toasoan/contract/features/submission-checks/endpoints.ts';
import { PAIR_KIND_TEXTS } from '@toasoan/contract/features/submission-checks/pair-texts.ts';
import type { SubmissionPair } from '@toasoan/contract/features/submission-checks/submission-pair.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { stateName } from '#web/features/submissions/public-page.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './look-alikes.module.css';

const pairKeys = resourceKeys('submission-pairs');
const SHOWN = 4;
const SMALL = 320;

/** Works and files of the library that look like this one, the most alike first, side by side with it. */
export function LookAlikes({ workId }: { readonly workId: string }) {
  const { t } = useTranslation('submission-checks');
  const { data } = useQuery({
    queryKey: pairKeys(useProjectId(), workId),
    queryFn: ({ signal }) =>
      call(submissionCheckEndpoints.pairs, {
        params: { id: workId },
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
  });
  if (!data || (data.items.length === 0 && data.hidden === 0)) return null;
  return (
    <section className={styles.section} aria-label={t('alike')}>
      <h4 className={textStyles.strong}>{t('alike')}</h4>
      <ul className={styles.pairs}>
        {data.items.slice(0, SHOWN).map((pair) => (
          <Pair key={pair.id} pair={pair} />
        ))}
      </ul>
      {data.items.length > SHOWN && (
        <p className={textStyles.hint}>{t('alike.more', { count: data.items.length - SHOWN })}</p>
      )}
      {data.hidden > 0 && <p className={textStyles.hint}>{t('alike.hidden', { count: data.hidden })}</p>}
    </section>
  );
}

function Pair({ pair }: { readonly pair: SubmissionPair }) {
  const { t } = useTranslation('submission-checks');
  const other = pair.what === 'WORK' ? pair.small : lastingPictureAddress(pair.image.key, { width: SMALL });
  const words =
    pair.what === 'WORK'
      ? [pair.number, pair.contestTitle, stateName(pair.state)]
      : [pair.title, pair.credit, t('alike.library')];
  return (
    <Stack as="li" gap={1}>
      <span className={styles.pictures}>
        <Small address={pair.own} alt={t('alike.this')} />
        <Small address={other} alt={words[0] ?? ''} />
      </span>
      <span className={styles.words}>
        <span>{words.filter(Boolean).join(' · ')}</span>
        {pair.what === 'MEDIA' && pair.origin !== null && (
          <a href={pair.origin.address} target="_blank" rel="noreferrer noopener">
            {t('alike.origin', { source: pair.origin.source })}
          </a>
        )}
        <span className={styles.likeness}>
          {t('alike.percent', { n: pair.likeness })} · {PAIR_KIND_TEXTS[pair.kind][currentLanguage()]}
        </span>
      </span>
    </Stack>
  );
}

function Small({ address, alt }: { readonly address: string; readonly alt: string }) {
  if (address === '') return <span className={styles.picture} />;
  return <img src={address} alt={alt} className={styles.picture} loading="lazy" decoding="async" />;
}
