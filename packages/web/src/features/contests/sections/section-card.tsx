import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import {
  CONTEST_SECTIONS,
  type ContestSection,
  isFieldFixed,
} from '@toasoan/contract/features/contests/contest-changes.ts';
import { contestFacts } from '@toasoan/contract/features/contests/contest-facts.ts';
import { useTranslation } from 'react-i18next';
import styles from '../contests.module.css';
import { factLabel, factWords } from '../fact-words.ts';
import { SettingCard } from '../setting-card.tsx';
import { useSmallWords } from '../use-small-words.ts';
import { FIELDS_OF } from './section-fields.ts';

interface SectionCardProps {
  readonly section: ContestSection;
  readonly contest: ContestDetail;
  /** Absent: this person only reads. */
  readonly onEdit: (() => void) | undefined;
}

/** One section as it is; its button is there while anything of it can still change. */
export function SectionCard({ section, contest, onEdit }: SectionCardProps) {
  const { t } = useTranslation('contests');
  const facts = contestFacts(contest);
  const small = useSmallWords();
  const isFixed = CONTEST_SECTIONS[section].every((field) => isFieldFixed(field, contest.state));
  const shown = fieldsShown(section, contest);
  return (
    <SettingCard title={t(`section.${section}`)} onEdit={isFixed ? undefined : onEdit}>
      <dl className={styles.facts}>
        {shown.map((field) => (
          <div key={field} className={styles.fact}>
            <dt>{factLabel(field)}</dt>
            <dd>{factWords(field, facts[field], small)}</dd>
          </div>
        ))}
      </dl>
    </SettingCard>
  );
}

/** What says something: not the details of a vote that there is none of, nor the limits of a category that is not taken. */
function fieldsShown(section: ContestSection, contest: ContestDetail): readonly string[] {
  const { categories, voting, extendedTo } = contest;
  const hasPhotos = categories.includes('PHOTO_SINGLE') || categories.includes('PHOTO_SERIES');
  switch (section) {
    case 'basics':
      return FIELDS_OF.basics.filter((field) => field !== 'parentContestId');
    case 'dates':
      return extendedTo === null ? FIELDS_OF.dates : ['extendedTo', ...FIELDS_OF.dates];
    case 'limits':
      return FIELDS_OF.limits.filter((field) => {
        if (field.startsWith('photo')) return hasPhotos;
        if (field.startsWith('series')) return categories.includes('PHOTO_SERIES');
        return !field.startsWith('video') || categories.includes('VIDEO');
      });
    case 'voting':
      return voting.enabled ? FIELDS_OF.voting : ['votingEnabled'];
    default:
      return FIELDS_OF[section];
  }
}
