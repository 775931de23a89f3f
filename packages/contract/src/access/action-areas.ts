import type { AreaKey } from './area-rules.ts';
import type { Permission } from './permissions.ts';

const OWN_AREA: Readonly<Partial<Record<Permission, AreaKey>>> = {
  'post.takedown': 'takedowns',
  'post.royalty': 'royalties',
};

const AREA_OF_GROUP: Readonly<Record<string, AreaKey>> = {
  post: 'posts',
  event: 'events',
  media: 'media',
  category: 'categories',
  comment: 'comments',
  tag: 'tags',
  page: 'pages',
  user: 'user-accounts',
  account: 'author-accounts',
  translate: 'translations',
  glossary: 'glossary',
  apikey: 'api-keys',
  contest: 'submissions',
};

/** The area in which an action is taken; its rule counts beside the permission. */
export function areaOfAction(permission: Permission): AreaKey {
  return OWN_AREA[permission] ?? AREA_OF_GROUP[permission.split('.')[0] ?? ''] ?? 'posts';
}
