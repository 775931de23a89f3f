import {
  type InternalLink,
  type InternalLinkTarget,
  internalLinkCreate,
} from '@toasoan/contract/features/internal-links/internal-link.ts';
import { hasKeyword } from '@toasoan/contract/features/internal-links/internal-link-rules.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { useStatusName } from '#web/patterns/resource/status.tsx';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { createLink, linkDetail, updateLink } from './internal-link-queries.ts';

/** What the form holds; its fields have the names of the call's. */
export interface LinkValues {
  readonly keyword: string;
  readonly variants: readonly string[];
  readonly exclusions: readonly string[];
  readonly targetType: InternalLinkTarget;
  readonly targetId: Picked | null;
  readonly url: string;
  readonly title: string;
  readonly maxPerPost: number | null;
  readonly priority: number | null;
  readonly openNewTab: boolean;
  readonly nofollow: boolean;
  readonly scopeCategoryIds: readonly Picked[];
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly status: Status;
}

/** A keyword is tried before it is switched on. */
const BLANK: LinkValues = {
  keyword: '',
  variants: [],
  exclusions: [],
  targetType: 'tag',
  targetId: null,
  url: '',
  title: '',
  maxPerPost: 1,
  priority: 50,
  openNewTab: false,
  nofollow: false,
  scopeCategoryIds: [],
  startTime: null,
  endTime: null,
  status: 'DISABLED',
};

function toInput({ targetId, url, scopeCategoryIds, variants, exclusions, ...values }: LinkValues) {
  const isAddress = values.targetType === 'url';
  return {
    ...values,
    variants: [...variants],
    exclusions: [...exclusions],
    ...(isAddress ? { url: url.trim() } : { targetId: targetId?.id ?? null }),
    maxPerPost: values.maxPerPost ?? 1,
    priority: values.priority ?? 50,
    scopeCategoryIds: scopeCategoryIds.map(({ id }) => id),
  };
}

function toValues(link: InternalLink): LinkValues {
  const { keyword, variants, exclusions, targetType, target, url, title, maxPerPost, priority } = link;
  const { openNewTab, nofollow, scope, startTime, endTime, status } = link;
  return {
    keyword,
    variants,
    exclusions,
    targetType,
    targetId: target.id === null ? null : { id: target.id, label: target.name },
    url,
    title,
    maxPerPost,
    priority,
    openNewTab,
    nofollow,
    scopeCategoryIds: scope.map((category) => ({ id: category.id, label: category.title })),
    startTime,
    endTime,
    status,
  };
}

async function save(values: LinkValues, link: InternalLink | undefined): Promise<InternalLink> {
  return link ? await updateLink(link, toInput(values)) : await createLink(toInput(values));
}

function problemsOf(values: LinkValues, useless: (phrase: string) => string): readonly Problem[] {
  const { targetType, targetId, url, keyword, variants, exclusions } = values;
  const problems = [...schemaProblems(internalLinkCreate, toInput(values))];
  if (targetType === 'url' && url.trim() === '') problems.push({ field: 'url', code: 'required' });
  if (targetType !== 'url' && targetId === null) problems.push({ field: 'targetId', code: 'required' });
  const phrase = exclusions.find((one) => !hasKeyword(one, [keyword, ...variants]));
  if (phrase !== undefined && keyword !== '')
    problems.push({ field: 'exclusions', code: 'pattern', message: useless(phrase) });
  return problems;
}

export function useLinkRecord(): RecordForm<InternalLink, LinkValues> {
  const { t } = useTranslation('internal-links');
  const status = useStatusName();
  const yesOrNo = (yes: boolean) => t(yes ? 'yes' : 'no');
  const time = (text: string | null) => (text === null ? '' : formatDateTime(new Date(text)));
  return {
    name: 'internal-links',
    detail: linkDetail,
    blank: () => BLANK,
    toValues,
    validate: (values) => problemsOf(values, (phrase) => t('exclusions.useless', { phrase })),
    save,
    fields: {
      keyword: { label: t('field.keyword') },
      variants: { label: t('field.variants'), show: (words) => words.join('; ') },
      exclusions: { label: t('field.exclusions'), show: (words) => words.join('; ') },
      targetType: { label: t('field.targetType'), show: (type) => t(`target.${type}`) },
      targetId: { label: t('field.target'), show: (target) => target?.label ?? '' },
      url: { label: t('field.url') },
      title: { label: t('field.title') },
      maxPerPost: { label: t('field.maxPerPost') },
      priority: { label: t('field.priority') },
      openNewTab: { label: t('field.openNewTab'), show: yesOrNo },
      nofollow: { label: t('field.nofollow'), show: yesOrNo },
      scopeCategoryIds: {
        label: t('field.scope'),
        show: (scope) => scope.map(({ label }) => label).join(', '),
      },
      startTime: { label: t('field.startTime'), show: time },
      endTime: { label: t('field.endTime'), show: time },
      status,
    },
  };
}
