import {
  type Category,
  type CategoryKind,
  categoryCreate,
  type VIEW_MODES,
} from '@toasoan/contract/features/categories/category.ts';
import {
  CATEGORY_RULE_TEXTS,
  isReadableUnderWhite,
} from '@toasoan/contract/features/categories/category-rules.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { useStatusName } from '#web/patterns/resource/status.tsx';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { categoryDetail, createCategory, updateCategory } from './category-queries.ts';

/** What the form holds; an empty slug is made from the title. */
export interface CategoryValues {
  readonly parentId: string | null;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly kind: CategoryKind;
  readonly color: string;
  readonly image: ImageRef | null;
  readonly viewMode: (typeof VIEW_MODES)[number];
  readonly perBlock: number | null;
  readonly newBadgeDays: number | null;
  readonly showInMenu: boolean;
  readonly showOnHome: boolean;
  readonly status: Status;
  readonly rssEnabled: boolean;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly keywords: readonly string[];
  readonly nameEn: string;
}

function blank(parentId: string | null): CategoryValues {
  return {
    parentId,
    title: '',
    slug: '',
    description: '',
    kind: 'NEWS',
    color: '',
    image: null,
    viewMode: 'LIST_NEW',
    perBlock: 5,
    newBadgeDays: 2,
    showInMenu: true,
    showOnHome: true,
    status: 'ENABLE',
    rssEnabled: true,
    seoTitle: '',
    seoDescription: '',
    keywords: [],
    nameEn: '',
  };
}

function toValues(category: Category): CategoryValues {
  return {
    parentId: category.parentId,
    title: category.title,
    slug: category.slug,
    description: category.description,
    kind: category.kind,
    color: category.color,
    image: category.image,
    viewMode: category.viewMode,
    perBlock: category.perBlock,
    newBadgeDays: category.newBadgeDays,
    showInMenu: category.showInMenu,
    showOnHome: category.showOnHome,
    status: category.status,
    rssEnabled: category.rssEnabled,
    seoTitle: category.seoTitle,
    seoDescription: category.seoDescription,
    keywords: category.keywords,
    nameEn: category.names.en ?? '',
  };
}

function toInput({
  slug,
  perBlock,
  newBadgeDays,
  keywords,
  nameEn,
  color,
  image,
  ...values
}: CategoryValues) {
  return {
    ...values,
    color: color.trim().toLowerCase(),
    imageId: image?.mediaId ?? null,
    keywords: [...keywords],
    perBlock: perBlock ?? Number.NaN,
    newBadgeDays: newBadgeDays ?? Number.NaN,
    slug: slug.trim() === '' ? undefined : slug.trim(),
    names: nameEn.trim() === '' ? {} : { en: nameEn.trim() },
  };
}

function validate(values: CategoryValues): readonly Problem[] {
  const input = toInput(values);
  const problems = schemaProblems(categoryCreate, input);
  if (problems.length > 0 || isReadableUnderWhite(input.color)) return problems;
  const message = CATEGORY_RULE_TEXTS.COLOR_CONTRAST[currentLanguage()];
  return [{ field: 'color', code: 'COLOR_CONTRAST', message }];
}

async function save(values: CategoryValues, category: Category | undefined): Promise<Category> {
  const { parentId, ...input } = toInput(values);
  if (!category) return await createCategory({ ...input, parentId });
  // An emptied slug is made from the title again. Only a move changes the place in the tree.
  const slug = input.slug ?? (slugOf(values.title) || category.slug);
  return await updateCategory(category, { ...input, slug, names: { ...category.names, ...input.names } });
}

/** `parentId`: where a new category is put. */
export function useCategoryRecord(parentId: string | null): RecordForm<Category, CategoryValues> {
  const { t } = useTranslation('categories');
  const status = useStatusName();
  const yesNo = (yes: boolean) => t(yes ? 'yes' : 'no');
  return {
    name: 'categories',
    detail: categoryDetail,
    blank: () => blank(parentId),
    toValues,
    validate,
    save,
    fields: {
      parentId: { label: t('field.parentId'), show: (id) => id ?? t('field.parentNone') },
      title: { label: t('field.title') },
      slug: { label: t('field.slug') },
      description: { label: t('field.description') },
      kind: { label: t('field.kind'), show: (kind) => t(`kind.${kind}`) },
      color: { label: t('field.color') },
      image: { label: t('field.image'), show: (image) => yesNo(image !== null) },
      viewMode: { label: t('field.viewMode'), show: (mode) => t(`viewMode.${mode}`) },
      perBlock: { label: t('field.perBlock') },
      newBadgeDays: { label: t('field.newBadgeDays') },
      showInMenu: { label: t('field.showInMenu'), show: yesNo },
      showOnHome: { label: t('field.showOnHome'), show: yesNo },
      status,
      rssEnabled: { label: t('field.rssEnabled'), show: yesNo },
      seoTitle: { label: t('field.seoTitle') },
      seoDescription: { label: t('field.seoDescription') },
      keywords: { label: t('field.keywords') },
      nameEn: { label: t('field.nameEn') },
    },
  };
}
