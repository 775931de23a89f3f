import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import type { Db } from '#server/core/db/database.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';
import { wholeConfig } from './template-row.ts';

export interface TemplateConfig {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly config: BlockConfig;
  readonly isOn: boolean;
  /** Its preview, which a banner shows. */
  readonly image: ImageRef | null;
}

/** Templates with their settings, by their ids; those that are gone are missing. */
export async function findTemplateConfigs(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<Map<string, TemplateConfig>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_templates')
    .select(['id', 'title', 'code', 'config', 'status', 'image_id', 'image_key'])
    .where('project_id', '=', projectId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ config, status, image_id, image_key, ...row }) => [
      row.id,
      {
        ...row,
        config: wholeConfig(config),
        isOn: status === 'ENABLE',
        image: imageRefOf(image_id, image_key),
      },
    ]),
  );
}
