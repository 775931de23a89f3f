import { queryOptions } from '@tanstack/react-query';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import {
  type CommentRules,
  type CommentRulesRecord,
  commentRules,
  DEFAULT_COMMENT_RULES,
} from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import type { FieldNames, RecordForm, SavedRecord } from '#web/patterns/form-drawer/record-form.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { commentKeys } from '../comment-queries.ts';
import { type RuleValues, rulesOf, valuesOf } from './rule-values.ts';

interface SavedRules extends SavedRecord {
  readonly rules: CommentRules;
  readonly isMailOn: boolean;
}

/** The one record of a project, in the form of the others. */
function savedOf({ rules, isMailOn, version, updateTime, updatedBy }: CommentRulesRecord): SavedRules {
  return {
    id: 'rules',
    rules,
    isMailOn,
    version,
    updateTime: updateTime ?? '',
    updatedBy: { userId: null, name: updatedBy },
  };
}

function detail(projectId: string) {
  return queryOptions({
    queryKey: commentKeys(projectId, 'rules'),
    queryFn: async ({ signal }) => savedOf(await call(commentEndpoints.rules, { signal })),
  });
}

async function save(values: RuleValues, saved: SavedRules | undefined): Promise<SavedRules> {
  const answer = await call(commentEndpoints.updateRules, {
    body: { ...rulesOf(values), version: saved?.version ?? 0 },
    suppressErrorToast: ['VERSION_CONFLICT'],
  });
  return savedOf(answer);
}

export function useRulesRecord(): RecordForm<SavedRules, RuleValues> {
  const { t } = useTranslation('rules');
  return {
    name: 'comments',
    detail,
    blank: () => valuesOf(DEFAULT_COMMENT_RULES),
    toValues: ({ rules }) => valuesOf(rules),
    validate: (values) => schemaProblems(commentRules, rulesOf(values)),
    save,
    fields: fieldNames(t),
  };
}

/** For the comparison after a conflict. */
function fieldNames(t: TFunction<'rules'>): FieldNames<RuleValues> {
  const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
  const list = (words: readonly string[]) => words.join(', ');
  const number = (value: number | null) => String(value ?? '–');
  return {
    mode: { label: t('field.mode'), show: (mode) => t(`mode.${mode}`) },
    verifiedOnly: { label: t('field.verifiedOnly'), show: yesOrNo },
    bannedWords: { label: t('field.bannedWords'), show: list },
    suspectWords: { label: t('field.suspectWords'), show: list },
    bannedAction: { label: t('field.bannedAction'), show: (action) => t(`bannedAction.${action}`) },
    bannedDomains: { label: t('field.bannedDomains'), show: list },
    refuseDisposable: { label: t('field.refuseDisposable'), show: yesOrNo },
    maxLinks: { label: t('field.maxLinks'), show: number },
    maskPersonal: { label: t('field.maskPersonal'), show: yesOrNo },
    holdPhones: { label: t('field.holdPhones'), show: yesOrNo },
    holdCaps: { label: t('field.holdCaps'), show: yesOrNo },
    holdNoDiacritics: { label: t('field.holdNoDiacritics'), show: yesOrNo },
    newSenderApprovals: { label: t('field.newSenderApprovals'), show: number },
    floodLimit: { label: t('field.floodLimit'), show: number },
    repeatLimit: { label: t('field.repeatLimit'), show: number },
    minSeconds: { label: t('field.minSeconds'), show: number },
    closeAfterDays: { label: t('field.closeAfterDays'), show: number },
    reportsToHide: { label: t('field.reportsToHide'), show: number },
    sort: { label: t('field.sort'), show: (sort) => t(`sort.${sort}`) },
    perPage: { label: t('field.perPage'), show: number },
    contactDays: { label: t('field.contactDays'), show: number },
  };
}
