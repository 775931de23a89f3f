import type { AreaKey } from '../access/area-rules.ts';

/**
 * Every kind of record that the audit log knows: people with access to its area see the rows. The palette, the pages
 * of records, the demo and `crudEndpoints` are keyed by it: a kind that is missing in one of them does not compile.
 * Apart from the words of `AUDIT_KINDS`, because every page of the console needs it.
 */
export const AUDIT_AREAS = {
  post: 'posts',
  postSkeleton: 'post-skeletons',
  category: 'categories',
  tag: 'tags',
  page: 'pages',
  partnerLogo: 'partner-logos',
  menu: 'menus',
  footer: 'footers',
  sidebar: 'sidebars',
  parserSource: 'parser-sources',
  parserTemplate: 'parser-templates',
  crawledItem: 'crawler-review',
  sourceCategory: 'source-categories',
  sourceLink: 'source-links',
  webhook: 'webhooks',
  contentTemplate: 'content-templates',
  layout: 'layouts',
  user: 'user-accounts',
  session: 'user-accounts',
  refusal: 'system-log',
  auditLog: 'audit-log',
  project: 'project-view',
  import: 'posts',
  savedView: 'saved-views',
  takedown: 'takedowns',
  correction: 'corrections',
  internalLink: 'internal-links',
  comment: 'comments',
  commentBan: 'comments',
  commentRules: 'comments',
  correctionRequest: 'correction-requests',
  dataRequest: 'data-requests',
  event: 'events',
  media: 'media',
  mediaFolder: 'media',
  mediaTemplate: 'media',
  mediaCollection: 'media',
  royalty: 'royalties',
  royaltyRate: 'royalties',
  royaltyMonth: 'royalty-sheets',
  glossaryEntry: 'glossary',
  translation: 'translations',
  translationSuggestion: 'translation-suggestions',
  machineTranslation: 'machine-translation',
  apiKey: 'api-keys',
} as const satisfies Readonly<Record<string, AreaKey>>;

export type AuditEntity = keyof typeof AUDIT_AREAS;
