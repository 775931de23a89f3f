import { useQuery } from '@tanstack/react-query';
import type { InboundLinks, MissingLink } from '@toasoan/contract/features/internal-links/report.ts';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { InboundLinksProps } from '#web/patterns/article-links/article-links-slot.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from '../in-post/link-suggestions.module.css';
import { Sentence } from '../in-post/sentence.tsx';
import { RecordLink } from '../report/record-link.tsx';
import { inboundLinks } from '../report/report-queries.ts';
import { SurveyButton, SurveyText } from '../report/survey-time.tsx';
import { useSharedText } from '../shared-text.ts';

/** Which posts link to a post and how, and which could. */
export function LinksToPost({ postId }: InboundLinksProps) {
  const { t } = useTranslation('internal-links');
  const { data, error } = useQuery(inboundLinks(useProjectId(), postId));
  if (data === undefined)
    return error ? (
      <p className={textStyles.hint}>{t('inbound.failed')}</p>
    ) : (
      <LoadingLabel label={t('trial.loading')} />
    );
  const { survey, links, total, missing } = data;
  return (
    <Stack gap={3}>
      <Part
        title={t('inbound.links')}
        count={total}
        none={t(survey.counted ? 'inbound.none' : 'report.notCounted')}
      >
        {links.map((link) => (
          <LinkingPost key={link.postId} {...link} />
        ))}
      </Part>
      {links.length < total && (
        <p className={textStyles.hint}>{t('report.cut', { n: formatNumber(links.length) })}</p>
      )}
      <Part title={t('inbound.missing')} count={missing.length} none={t('inbound.noneMissing')}>
        {missing.map((one) => (
          <CouldLink key={one.postId} {...one} />
        ))}
      </Part>
      <p className={textStyles.hint}>
        <SurveyText survey={survey} />
      </p>
      <div>
        <SurveyButton survey={survey} />
      </div>
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly none: string;
  readonly children: ReactNode;
}

function Part({ title, count, none, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.head}>
        {title} {count > 0 && <CountBadge count={count} />}
      </h3>
      {count === 0 ? <p className={textStyles.hint}>{none}</p> : <ul className={styles.list}>{children}</ul>}
    </section>
  );
}

function LinkingPost({ postId, title, isWritten, keywords }: InboundLinks['links'][number]) {
  const { t } = useTranslation('internal-links');
  const names = keywords.map((keyword) => `“${keyword}”`).join(', ');
  const how = [
    ...(isWritten ? [t('inbound.written')] : []),
    ...(keywords.length > 0 ? [t('inbound.keywords', { names })] : []),
  ];
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <RecordLink kind="post" id={postId}>
          {title}
        </RecordLink>
        <p className={textStyles.hint}>{how.join(' · ')}</p>
      </div>
    </li>
  );
}

function CouldLink({ postId, title, shared, line }: MissingLink) {
  const { t } = useTranslation('internal-links');
  const sharedText = useSharedText();
  const navigate = useNavigate();
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <RecordLink kind="post" id={postId}>
          {title}
        </RecordLink>
        {line && (
          <p>
            <Sentence line={line.text} from={line.from} to={line.to} />
          </p>
        )}
        <p className={textStyles.hint}>{sharedText(shared) || t('inbound.mentions')}</p>
      </div>
      <IconButton
        size="compact"
        icon={<Pencil size={16} />}
        label={t('inbound.edit', { title })}
        onClick={() => navigate(`/manager_post/edit/${postId}`)}
      />
    </li>
  );
}
