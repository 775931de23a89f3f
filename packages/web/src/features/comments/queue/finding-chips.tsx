import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import type { Finding, HeldRule } from '@toasoan/contract/features/comments/rules/finding.ts';
import {
  Ban,
  CaseUpper,
  CopyCheck,
  Flag,
  Link2,
  type LucideIcon,
  Phone,
  ShieldAlert,
  SpellCheck,
  TrendingUp,
  UserRoundPlus,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import styles from './finding-chips.module.css';
import { useFindingWords } from './finding-words.ts';

const SIGNS: Readonly<Record<HeldRule, { Icon: LucideIcon; isGrave: boolean }>> = {
  BANNED_WORD: { Icon: Ban, isGrave: true },
  SUSPECT_WORD: { Icon: ShieldAlert, isGrave: true },
  LINK: { Icon: Link2, isGrave: false },
  PHONE: { Icon: Phone, isGrave: true },
  FLOOD: { Icon: TrendingUp, isGrave: true },
  REPEATED: { Icon: CopyCheck, isGrave: true },
  NEW_ACCOUNT: { Icon: UserRoundPlus, isGrave: false },
  REPORTED: { Icon: Flag, isGrave: false },
  ALL_CAPS: { Icon: CaseUpper, isGrave: false },
  NO_DIACRITICS: { Icon: SpellCheck, isGrave: false },
};

/** Why a comment is held, one chip a reason, and how many readers reported it. */
export function FindingChips({
  comment,
}: {
  readonly comment: Pick<CommentRow, 'findings' | 'reportCount'>;
}) {
  const { t } = useTranslation('comments');
  const { findings, reportCount } = comment;
  const shown = withoutRepeats(findings).filter(({ rule }) => rule !== 'REPORTED' || reportCount === 0);
  return (
    <>
      {shown.map((finding) => (
        <FindingChip key={`${finding.rule} ${finding.word}`} finding={finding} />
      ))}
      {reportCount > 0 && (
        <span className={styles.chip}>
          <Flag size={12} aria-hidden />
          {t('reports', { count: reportCount })}
        </span>
      )}
    </>
  );
}

export function FindingChip({ finding }: { readonly finding: Finding }) {
  const { nameOf, reasonOf } = useFindingWords();
  const { Icon, isGrave } = SIGNS[finding.rule];
  return (
    <span className={classNames(styles.chip, isGrave && styles.grave)} data-tip={reasonOf(finding)}>
      <Icon size={12} aria-hidden />
      {nameOf(finding)}
    </span>
  );
}

/** The same word twice in a comment is one reason. */
function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
  return [
    ...new Map(findings.toReversed().map((one) => [`${one.rule} ${one.word}`, one])).values(),
  ].toReversed();
}
