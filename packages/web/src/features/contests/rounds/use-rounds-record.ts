import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { contestRoundsSave } from '@toasoan/contract/features/contests/contest-settings.ts';
import { contestSettingsEndpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { ROUND_RULE_TEXTS, roundProblems } from '@toasoan/contract/features/contests/round-rules.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { contestDetail, useContestsChanged } from '../contest-settings-queries.ts';
import { partWords } from '../fact-words.ts';
import { noticeInput, noticeProblems } from '../notice-values.ts';
import { type RoundsValues, roundsInput, roundsOf } from './round-values.ts';

/** All rounds of a contest as one form. */
export function useRoundsRecord(contest: ContestDetail): RecordForm<ContestDetail, RoundsValues> {
  const { t } = useTranslation('contests');
  const changed = useContestsChanged();
  const input = (values: RoundsValues, version: number) => ({
    version,
    rounds: roundsInput(values),
    ...noticeInput(contest, values),
  });
  return {
    name: 'contest-rounds',
    detail: contestDetail,
    blank: () => roundsOf(contest),
    toValues: roundsOf,
    validate: (values) => problemsOf(contest, values, input(values, contest.version)),
    save: async (values, saved) => {
      const { id, version } = saved ?? contest;
      const body = contestRoundsSave.parse(input(values, version));
      const after = await call(contestSettingsEndpoints.saveRounds, {
        params: { id },
        body,
        suppressErrorToast: ['VERSION_CONFLICT'],
      });
      changed();
      return after;
    },
    fields: {
      rounds: {
        label: t('rounds.title'),
        show: (rounds) => rounds.map(({ key }) => partWords(key)).join(', '),
      },
      notice: { label: t('notice.label') },
    },
  };
}

function problemsOf(contest: ContestDetail, values: RoundsValues, input: object): readonly Problem[] {
  const language = currentLanguage();
  const problems = [...schemaProblems(contestRoundsSave, input), ...noticeProblems(contest, values)];
  if (problems.length > 0) return problems;
  const { rounds } = contestRoundsSave.parse(input);
  return rounds.flatMap((round, at) =>
    roundProblems(round, contest.categories).map(({ field, code, values: filled = {} }) => ({
      field: `rounds.${at}.${field}`,
      code,
      message: fillText(ROUND_RULE_TEXTS[code][language], filled, language),
    })),
  );
}
