import type {
  ConfigNames,
  ContentTemplate,
  ContentTemplateDetail,
  TemplateUse,
} from '@toasoan/contract/features/content-templates/content-template.ts';
import {
  type BlockConfig,
  PLAIN_CONFIG,
  PLAIN_QUERY,
} from '@toasoan/contract/features/content-templates/template-config.ts';
import type { Selectable } from 'kysely';
import type { ContentTemplateTable } from '#server/core/db/tables/content-template-table.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';

export type TemplateRow = Selectable<ContentTemplateTable> & { readonly uses: readonly TemplateUse[] };

/** The whole settings of a stored block: what it does not name has its default. */
export function wholeConfig(kept: Partial<BlockConfig>): BlockConfig {
  return { ...PLAIN_CONFIG, ...kept, query: { ...PLAIN_QUERY, ...kept.query } };
}

export function templateOf(row: TemplateRow): ContentTemplate {
  return {
    id: row.id,
    title: row.title,
    code: row.code,
    image: imageRefOf(row.image_id, row.image_key),
    type: row.block_type,
    sourceMode: row.source_mode,
    limit: wholeConfig(row.config).limit,
    status: row.status,
    usedIn: [...row.uses],
    ...auditFieldsOf(row),
  };
}

export function templateDetailOf(row: TemplateRow, names: ConfigNames): ContentTemplateDetail {
  return { ...templateOf(row), ...wholeConfig(row.config), names };
}

/** What the log compares. */
export function auditedTemplate({ id, title, code, image_id: image, config, status }: TemplateRow) {
  const { query, pinned, relatedCategoryIds, heading, subHeading, ...rest } = wholeConfig(config);
  return {
    id,
    title,
    code,
    image,
    status,
    ...rest,
    heading: Object.values(heading),
    subHeading: Object.values(subHeading),
    relatedCategoryIds,
    pinned: pinned.map(({ postId, slot, until }) => [slot, postId, until ?? ''].join(' ')),
    ...query,
  };
}
