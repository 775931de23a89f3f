import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import type { ContestSection } from '@toasoan/contract/features/contests/contest-changes.ts';
import { CONTEST_DATE_TEXTS, dateProblems } from '@toasoan/contract/features/contests/contest-dates.ts';
import { contestUpdate } from '@toasoan/contract/features/contests/contest-settings.ts';
import { contestSettingsEndpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { LIMITS_RULE_TEXTS, limitsProblem } from '@toasoan/contract/features/contests/limits-rules.ts';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { FieldNames, RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { contestDetail, useContestsChanged } from '../contest-settings-queries.ts';
import { factLabel, factWords } from '../fact-words.ts';
import { noticeInput, noticeProblems } from '../notice-values.ts';
import { useSmallWords } from '../use-small-words.ts';
import { inForm } from './section-fields.ts';
import { type ContestValues, INPUT_OF, valuesOf } from './section-values.ts';

/** One section of a contest as a form: the others stay as they are. */
export function useSectionRecord(
  section: ContestSection,
  contest: ContestDetail,
): RecordForm<ContestDetail, ContestValues> {
  const small = useSmallWords();
  const changed = useContestsChanged();
  const input = (values: ContestValues) => ({
    ...INPUT_OF[section](values),
    ...noticeInput(contest, values),
  });
  const blank = () => valuesOf(contest);
  const fields = Object.fromEntries(
    Object.keys(blank()).map((name) => [
      name,
      { label: factLabel(name), show: (value: never) => factWords(name, value, small) },
    ]),
  );
  return {
    name: `contest-${section}`,
    detail: contestDetail,
    blank,
    toValues: valuesOf,
    validate: (values) => problemsOf(section, contest, { values, input: input(values) }),
    save: async (values, saved) => {
      const base = saved ?? contest;
      try {
        const body = { ...contestUpdate.parse(input(values)), id: base.id, version: base.version };
        return await call(contestSettingsEndpoints.update, {
          body,
          suppressErrorToast: ['VERSION_CONFLICT'],
        });
      } catch (error) {
        throw error instanceof ApiError ? namedAsInForm(error) : error;
      } finally {
        changed();
      }
    },
    fields: fields as FieldNames<ContestValues>,
  };
}

function problemsOf(
  section: ContestSection,
  contest: ContestDetail,
  { values, input }: { readonly values: ContestValues; readonly input: object },
): readonly Problem[] {
  const language = currentLanguage();
  const problems = [...schemaProblems(contestUpdate, input).map(inForm), ...noticeProblems(contest, values)];
  if (problems.length > 0) return problems;
  if (section === 'dates')
    for (const { field, code } of dateProblems({ ...contest, ...values }))
      problems.push({ field, code, message: CONTEST_DATE_TEXTS[code][language] });
  const terms = contestUpdate.parse(input);
  const wrong = terms.limits && limitsProblem(terms.limits);
  if (wrong)
    problems.push({
      field: wrong === 'SERIES_RANGE' ? 'seriesMax' : 'photoMaxBytes',
      code: wrong,
      message: LIMITS_RULE_TEXTS[wrong][language],
    });
  return problems;
}

/** The refusal of the server at the fields of this form. */
function namedAsInForm({ message, code, error, status, fields, details, requestId }: ApiError): ApiError {
  const rules = details.rules?.map((rule) =>
    rule.field === undefined ? rule : { ...rule, field: inForm({ field: rule.field }).field },
  );
  return new ApiError(message, {
    code,
    error,
    status,
    fields: fields.map(inForm),
    details: { ...details, ...(rules && { rules }) },
    requestId,
  });
}
