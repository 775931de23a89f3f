import { useQuery } from '@tanstack/react-query';
import type { CheckPlace } from '@toasoan/contract/features/contests/checklist-facts.ts';
import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { CHECK_ITEMS } from '@toasoan/contract/features/contests/contest-check-items.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Checklist } from '#web/patterns/form-page/checklist.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { contestChecks } from '../contest-settings-queries.ts';
import { SettingCard } from '../setting-card.tsx';

interface OpeningCardProps {
  readonly contest: ContestDetail;
  /** Opens the form in which a thing is mended; nothing where that is not a form of the contest. */
  readonly mendAt: (place: CheckPlace) => (() => void) | undefined;
}

/** What a draft has and what it lacks before it takes works. */
export function OpeningCard({ contest, mendAt }: OpeningCardProps) {
  const { t } = useTranslation('contests');
  const checks = useQuery(contestChecks(useProjectId(), contest.id)).data?.items;
  if (checks === undefined) return <Skeleton height="240px" />;
  const language = currentLanguage();
  const items = checks.flatMap(({ code, met }) => {
    const item = CHECK_ITEMS.find((one) => one.code === code);
    return item === undefined ? [] : [{ ...item, met }];
  });
  const missing = items.filter(({ met, level }) => !met && level === 'required').length;
  return (
    <SettingCard title={t('opening.title')}>
      <p className={textStyles.quiet}>
        {missing === 0 ? t('opening.ready') : t('opening.missing', { count: missing })}
      </p>
      <Checklist
        label={t('opening.title')}
        items={items.map(({ code, met, level, place, label, missing: text }) => ({
          key: code,
          met,
          tone: level === 'required' ? ('missing' as const) : ('advice' as const),
          label: label[language],
          ...(!met && { detail: text[language] }),
          onMend: mendAt(place),
        }))}
      />
    </SettingCard>
  );
}
