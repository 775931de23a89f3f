import {
  type ContentTemplateDetail,
  contentTemplateCreate,
} from '@toasoan/contract/features/content-templates/content-template.ts';
import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import { useTranslation } from 'react-i18next';
import type { FieldNames, RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { useStatusName } from '#web/patterns/resource/status.tsx';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { brokenRules } from './config-problems.ts';
import { createTemplate, templateDetail, updateTemplate } from './template-queries.ts';
import {
  BLANK_TEMPLATE,
  configOf,
  type TemplateValues,
  templateInput,
  templateValues,
} from './template-values.ts';

/** What the schema, and then the rules of a block, have against the values. */
function problemsOf(values: TemplateValues): readonly Problem[] {
  const input = templateInput(values);
  const problems = schemaProblems(contentTemplateCreate, input);
  return problems.length > 0 ? problems : brokenRules(configOf(values));
}

async function save(values: TemplateValues, template: ContentTemplateDetail | undefined) {
  const input = templateInput(values);
  return template ? await updateTemplate(template, input) : await createTemplate(input);
}

export function useTemplateRecord(): RecordForm<ContentTemplateDetail, TemplateValues> {
  const { t } = useTranslation('content-templates');
  const status = useStatusName();
  const yesOrNo = (yes: boolean) => t(yes ? 'yes' : 'no');
  const names = (picked: readonly Picked[]) => picked.map(({ label }) => label).join(', ');
  const words = (wording: BlockConfig['heading']) => Object.values(wording).join(' / ');
  const flag = (name: keyof typeof FLAGS) => ({ label: t(FLAGS[name]), show: yesOrNo });
  const fields: FieldNames<TemplateValues> = {
    title: { label: t('field.title') },
    code: { label: t('field.code') },
    imageId: { label: t('field.image'), show: (image) => yesOrNo(image !== null) },
    status,
    type: { label: t('field.type'), show: (type) => t(`type.${type}`) },
    heading: { label: t('field.heading'), show: words },
    subHeading: { label: t('field.subHeading'), show: words },
    headingLink: { label: t('field.headingLink') },
    sourceMode: { label: t('field.sourceMode'), show: (mode) => t(`source.${mode}`) },
    query: {
      label: t('field.query'),
      show: ({ categories, tags, topic, authors, days, sort }) =>
        [
          names([...categories, ...tags, ...topic, ...authors]),
          days ? t('days', { count: days }) : '',
          t(`sort.${sort}`),
        ]
          .filter(Boolean)
          .join(' · '),
    },
    isRelated: flag('isRelated'),
    relatedMode: { label: t('field.relatedMode'), show: (mode) => t(`related.${mode}`) },
    relatedCategoryIds: { label: t('field.relatedCategories'), show: names },
    pinned: {
      label: t('field.pinned'),
      show: (pins) =>
        pins
          .map(({ post, slot, until }) =>
            [slot, post.label, until === null ? '' : formatDateTime(new Date(until))]
              .filter(Boolean)
              .join(' '),
          )
          .join(', '),
    },
    limit: { label: t('field.limit') },
    offset: { label: t('field.offset') },
    columns: { label: t('field.columns') },
    view: { label: t('field.view'), show: (view) => t(`view.${view}`) },
    showExcerpt: flag('showExcerpt'),
    showImage: flag('showImage'),
    showCategory: flag('showCategory'),
    showTime: flag('showTime'),
    showAuthor: flag('showAuthor'),
    showCommentCount: flag('showCommentCount'),
    minItems: { label: t('field.minItems') },
    requireImage: flag('requireImage'),
    html: { label: t('field.html') },
    css: { label: t('field.css') },
    cacheSeconds: { label: t('field.cacheSeconds') },
  };
  return {
    name: 'content-templates',
    detail: templateDetail,
    blank: () => BLANK_TEMPLATE,
    toValues: templateValues,
    validate: problemsOf,
    save,
    fields,
  };
}

const FLAGS = {
  isRelated: 'field.isRelated',
  showExcerpt: 'show.showExcerpt',
  showImage: 'show.showImage',
  showCategory: 'show.showCategory',
  showTime: 'show.showTime',
  showAuthor: 'show.showAuthor',
  showCommentCount: 'show.showCommentCount',
  requireImage: 'field.requireImage',
} as const;
