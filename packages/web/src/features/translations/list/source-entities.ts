import type { AuditEntity } from '@toasoan/contract/core/audit-areas.ts';
import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';

/** Kinds of records that are translated, as the pages of records know them. */
export const SOURCE_ENTITIES: Readonly<Record<TranslatedKind, AuditEntity>> = {
  POST: 'post',
  EVENT: 'event',
  PAGE: 'page',
  CATEGORY: 'category',
  MENU: 'menu',
  TEMPLATE: 'contentTemplate',
};
