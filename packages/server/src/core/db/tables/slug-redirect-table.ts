import type { Generated } from 'kysely';

export interface SlugRedirectTable {
  project_id: string;
  entity: 'post' | 'tag' | 'category';
  slug: string;
  entity_id: string;
  create_time: Generated<Date>;
}
