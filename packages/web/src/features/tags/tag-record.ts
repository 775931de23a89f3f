import { type Tag, type TagKind, tagCreate } from '@toasoan/contract/features/tags/tag.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { useStatusName } from '#web/patterns/resource/status.tsx';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { createTag, tagDetail, updateTag } from './tag-queries.ts';

/** What the form holds; an empty slug is made from the title. */
export interface TagValues {
  readonly title: string;
  readonly slug: string;
  readonly kind: TagKind;
  readonly description: string;
  readonly image: ImageRef | null;
  readonly keywords: readonly string[];
  readonly aliases: readonly string[];
  readonly isFeatured: boolean;
  readonly status: Status;
}

const BLANK: TagValues = {
  title: '',
  slug: '',
  kind: 'KEYWORD',
  description: '',
  image: null,
  keywords: [],
  aliases: [],
  isFeatured: false,
  status: 'ENABLE',
};

function toInput({ slug, keywords, aliases, image, ...values }: TagValues) {
  return {
    ...values,
    imageId: image?.mediaId ?? null,
    keywords: [...keywords],
    aliases: [...aliases],
    slug: slug.trim() === '' ? undefined : slug.trim(),
  };
}

function toValues(tag: Tag): TagValues {
  const { title, slug, kind, description, image, keywords, aliases, isFeatured, status } = tag;
  return { title, slug, kind, description, image, keywords, aliases, isFeatured, status };
}

async function save(values: TagValues, tag: Tag | undefined): Promise<Tag> {
  const input = toInput(values);
  if (!tag) return await createTag(input);
  // An emptied slug is made from the title again.
  return await updateTag(tag, { ...input, slug: input.slug ?? (slugOf(values.title) || tag.slug) });
}

export function useTagRecord(): RecordForm<Tag, TagValues> {
  const { t } = useTranslation('tags');
  const status = useStatusName();
  return {
    name: 'tags',
    detail: tagDetail,
    blank: () => BLANK,
    toValues,
    validate: (values) => schemaProblems(tagCreate, toInput(values)),
    save,
    fields: {
      title: { label: t('field.title') },
      slug: { label: t('field.slug') },
      kind: { label: t('field.kind'), show: (kind) => t(`kind.${kind}`) },
      description: { label: t('field.description') },
      image: { label: t('field.image'), show: (image) => t(image ? 'yes' : 'no') },
      keywords: { label: t('field.keywords') },
      aliases: { label: t('field.aliases') },
      isFeatured: { label: t('field.isFeatured'), show: (yes) => t(yes ? 'yes' : 'no') },
      status,
    },
  };
}
