import type { Genre, PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import {
  type AutoAction,
  type SourceLink,
  type SourceLinkTarget,
  sourceLinkCreate,
} from '@toasoan/contract/features/source-links/source-link.ts';
import type { ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { useStatusName } from '#web/patterns/resource/status.tsx';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { createSourceLink, sourceLinkDetail, updateSourceLink } from './source-link-queries.ts';
import { actionWords, genreWords, postTypeWords, provinceWords, targetWords } from './words.ts';

/** What the form holds; its fields have the names of the call's. */
export interface SourceLinkValues {
  readonly sourceId: Picked | null;
  /** Which of the next two counts. */
  readonly place: 'section' | 'address';
  readonly sourceCategoryId: Picked | null;
  readonly linkUrl: string;
  readonly targetType: SourceLinkTarget;
  readonly targetId: Picked | null;
  readonly extraCategoryIds: readonly Picked[];
  readonly tagIds: readonly Picked[];
  readonly authorAccountId: Picked | null;
  readonly provinceCode: ProvinceCode | null;
  readonly postType: PostType;
  readonly genre: Genre;
  readonly includeKeywords: readonly string[];
  readonly excludeKeywords: readonly string[];
  readonly autoAction: AutoAction;
  readonly priority: number | null;
  readonly status: Status;
}

const BLANK: SourceLinkValues = {
  sourceId: null,
  place: 'section',
  sourceCategoryId: null,
  linkUrl: '',
  targetType: 'category',
  targetId: null,
  extraCategoryIds: [],
  tagIds: [],
  authorAccountId: null,
  provinceCode: null,
  postType: 'ARTICLE',
  genre: 'NEWS',
  includeKeywords: [],
  excludeKeywords: [],
  autoAction: 'REVIEW',
  priority: 50,
  status: 'ENABLE',
};

const idsOf = (picked: readonly Picked[]) => picked.map(({ id }) => id);
const pickedOf = ({ id, title }: { readonly id: string; readonly title: string }): Picked => ({
  id,
  label: title,
});

function toInput({ sourceId: _source, place, ...values }: SourceLinkValues) {
  const isSection = place === 'section';
  return {
    ...values,
    sourceCategoryId: isSection ? (values.sourceCategoryId?.id ?? null) : null,
    linkUrl: isSection ? '' : values.linkUrl.trim(),
    targetId: values.targetId?.id ?? '',
    extraCategoryIds: idsOf(values.extraCategoryIds),
    tagIds: idsOf(values.tagIds),
    authorAccountId: values.authorAccountId?.id ?? null,
    includeKeywords: [...values.includeKeywords],
    excludeKeywords: [...values.excludeKeywords],
    priority: values.priority ?? 50,
  };
}

function toValues(link: SourceLink): SourceLinkValues {
  const { source, section, linkUrl, targetType, target, extraCategories, tags, author, ...rest } = link;
  const { provinceCode, postType, genre, includeKeywords, excludeKeywords } = rest;
  return {
    sourceId: pickedOf(source),
    place: section === null ? 'address' : 'section',
    sourceCategoryId: section && pickedOf(section),
    linkUrl,
    targetType,
    targetId: { id: target.id, label: target.name },
    extraCategoryIds: extraCategories.map(pickedOf),
    tagIds: tags.map(pickedOf),
    authorAccountId: author && { id: author.id, label: author.name },
    provinceCode,
    postType,
    genre,
    includeKeywords,
    excludeKeywords,
    autoAction: rest.autoAction,
    priority: rest.priority,
    status: rest.status,
  };
}

function problemsOf(values: SourceLinkValues): readonly Problem[] {
  const { sourceId, place, sourceCategoryId, linkUrl, targetId } = values;
  const missing: Problem[] = [];
  if (sourceId === null) missing.push({ field: 'sourceId', code: 'required' });
  if (place === 'section' && sourceCategoryId === null)
    missing.push({ field: 'sourceCategoryId', code: 'required' });
  if (place === 'address' && linkUrl.trim() === '') missing.push({ field: 'linkUrl', code: 'required' });
  if (targetId === null) missing.push({ field: 'targetId', code: 'required' });
  // What nobody chose is named as missing, and everything else is checked all the same.
  const body = { ...toInput(values), sourceId: sourceId?.id ?? '1', targetId: targetId?.id ?? '1' };
  return [...missing, ...schemaProblems(sourceLinkCreate, body)];
}

async function save(values: SourceLinkValues, link: SourceLink | undefined): Promise<SourceLink> {
  if (link) return await updateSourceLink(link, toInput(values));
  return await createSourceLink({ ...toInput(values), sourceId: values.sourceId?.id ?? '' });
}

export function useSourceLinkRecord(): RecordForm<SourceLink, SourceLinkValues> {
  const { t } = useTranslation('source-links');
  const status = useStatusName();
  const name = (picked: Picked | null) => picked?.label ?? '';
  const names = (picked: readonly Picked[]) => picked.map(({ label }) => label).join(', ');
  const words = (phrases: readonly string[]) => phrases.join('; ');
  return {
    name: 'source-links',
    detail: sourceLinkDetail,
    blank: () => BLANK,
    toValues,
    validate: problemsOf,
    save,
    fields: {
      sourceId: { label: t('column.source'), show: name },
      place: { label: t('field.place'), show: (place) => t(`place.${place}`) },
      sourceCategoryId: { label: t('field.section'), show: name },
      linkUrl: { label: t('field.linkUrl') },
      targetType: { label: t('column.targetType'), show: targetWords },
      targetId: { label: t('field.target'), show: name },
      extraCategoryIds: { label: t('field.extraCategories'), show: names },
      tagIds: { label: t('field.tags'), show: names },
      authorAccountId: { label: t('field.author'), show: name },
      provinceCode: { label: t('field.province'), show: provinceWords },
      postType: { label: t('field.postType'), show: postTypeWords },
      genre: { label: t('field.genre'), show: genreWords },
      includeKeywords: { label: t('field.includeKeywords'), show: words },
      excludeKeywords: { label: t('field.excludeKeywords'), show: words },
      autoAction: { label: t('column.autoAction'), show: actionWords },
      priority: { label: t('field.priority') },
      status,
    },
  };
}
