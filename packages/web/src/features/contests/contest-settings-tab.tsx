import { useQuery } from '@tanstack/react-query';
import type { CheckPlace } from '@toasoan/contract/features/contests/checklist-facts.ts';
import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import {
  CONTEST_SECTIONS,
  type ContestSection,
} from '@toasoan/contract/features/contests/contest-changes.ts';
import { CONTEST_STATE_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { YearStrip, yearOfContest } from './calendar/year-strip.tsx';
import { contestDetail } from './contest-settings-queries.ts';
import styles from './contests.module.css';
import { NoticeList } from './notice-list.tsx';
import { OpeningCard } from './opening/opening-card.tsx';
import { StepButtons } from './opening/step-buttons.tsx';
import { PrizesCard } from './prizes/prizes-card.tsx';
import { PrizesDrawer } from './prizes/prizes-drawer.tsx';
import { RoundsCard } from './rounds/rounds-card.tsx';
import { RoundsDrawer } from './rounds/rounds-drawer.tsx';
import { RulesCard } from './rules/rules-card.tsx';
import { RulesDrawer } from './rules/rules-drawer.tsx';
import { SectionCard } from './sections/section-card.tsx';
import { SectionDrawer } from './sections/section-drawer.tsx';

const TONES: Readonly<Record<ContestDetail['state'], StatusTone>> = {
  DRAFT: 'draft',
  OPEN: 'published',
  CLOSED: 'unpublished',
  JUDGING: 'editing',
  ANNOUNCED: 'published',
  ARCHIVED: 'unpublished',
};
const SECTIONS = Object.keys(CONTEST_SECTIONS) as ContestSection[];
type Form = Exclude<CheckPlace, 'site' | 'mail'>;

interface ContestSettingsTabProps {
  readonly contestId: string;
}

/** The settings of one contest: everybody reads them, SUPPER_ADMIN changes them. */
export function ContestSettingsTab({ contestId }: ContestSettingsTabProps) {
  const { t } = useTranslation('contests');
  const contest = useQuery(contestDetail(useProjectId(), contestId));
  if (contest.data) return <Settings key={contestId} contest={contest.data} />;
  if (contest.error)
    return (
      <LoadFailure
        title={t('failed')}
        error={contest.error}
        onRetry={() => void contest.refetch()}
        retrying={contest.isFetching}
      />
    );
  return (
    <Loading label={t('loading')}>
      <Skeleton height="480px" />
    </Loading>
  );
}

function Settings({ contest }: { readonly contest: ContestDetail }) {
  const { t } = useTranslation('contests');
  const mayEdit = useMay('contest.config');
  const now = useNow();
  const [open, setOpen] = useState<Form>();
  const close = () => setOpen(undefined);
  const edit = (form: Form) => (mayEdit ? () => setOpen(form) : undefined);
  const areResultsOut = contest.state === 'ANNOUNCED' || contest.state === 'ARCHIVED';
  const editParts = (form: Form) => (areResultsOut ? undefined : edit(form));
  return (
    <Stack gap={4}>
      <Row gap={3} align="center" justify="between">
        <Row gap={2} align="center">
          <StatusTag tone={TONES[contest.state]}>
            {CONTEST_STATE_TEXTS[contest.state][currentLanguage()]}
          </StatusTag>
          <span className={textStyles.quiet}>
            {t('savedBy', {
              time: formatDateTime(new Date(contest.updateTime)),
              name: contest.updatedBy.name,
            })}
          </span>
        </Row>
        <StepButtons contest={contest} />
      </Row>
      {contest.opensItself && contest.openTime !== null && (
        <Banner tone="info">
          {t('opening.planned', { time: formatDateTime(new Date(contest.openTime)) })}
        </Banner>
      )}
      {!mayEdit && <p className={textStyles.hint}>{t('readOnly')}</p>}
      <YearStrip contestId={contest.id} year={yearOfContest([contest.openTime, contest.closeTime], now)} />
      <div className={styles.columns}>
        <Stack gap={4}>
          {SECTIONS.map((section) => (
            <SectionCard key={section} section={section} contest={contest} onEdit={edit(section)} />
          ))}
          <RoundsCard contest={contest} onEdit={editParts('rounds')} />
          <PrizesCard contest={contest} onEdit={editParts('prizes')} />
        </Stack>
        <Stack gap={4} className={styles.side} data-first={contest.state === 'DRAFT' || undefined}>
          {contest.state === 'DRAFT' && (
            <OpeningCard
              contest={contest}
              mendAt={(place) => (place === 'site' || place === 'mail' ? undefined : edit(place))}
            />
          )}
          <RulesCard contest={contest} onEdit={editParts('rules')} />
          {contest.state !== 'DRAFT' && <NoticeList contestId={contest.id} />}
        </Stack>
      </div>
      <OpenForm form={open} contest={contest} onClose={close} />
    </Stack>
  );
}

interface OpenFormProps {
  readonly form: Form | undefined;
  readonly contest: ContestDetail;
  readonly onClose: () => void;
}

function OpenForm({ form, contest, onClose }: OpenFormProps) {
  switch (form) {
    case undefined:
      return null;
    case 'rounds':
      return <RoundsDrawer contest={contest} onClose={onClose} />;
    case 'prizes':
      return <PrizesDrawer contest={contest} onClose={onClose} />;
    case 'rules':
      return <RulesDrawer contest={contest} onClose={onClose} />;
    default:
      return <SectionDrawer key={form} section={form} contest={contest} onClose={onClose} />;
  }
}
