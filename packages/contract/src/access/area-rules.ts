import type { Permission } from './permissions.ts';
import { EVERYONE, type Role } from './role-names.ts';

export type Matching = 'any' | 'all';

export interface AreaRule {
  /** An empty list allows everyone. */
  readonly roles: readonly Role[];
  readonly authorityRole: Matching;
  /** Permission strings; an empty list requires none. */
  readonly authority: readonly Permission[];
  readonly authorityType: Matching;
  readonly needProject: boolean;
  /** Spec's inclusion list; an empty list includes every project. */
  readonly listProject: readonly string[];
  /** Spec's "hidden for project 2": an exclusion, so that later projects have the area. */
  readonly hideForProjects: readonly string[];
}

const BASE: AreaRule = {
  roles: EVERYONE,
  authorityRole: 'any',
  authority: [],
  authorityType: 'any',
  needProject: true,
  listProject: [],
  hideForProjects: [],
};

const EDITORS: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR'];
const ADMINS: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN'];
/** Spec §6: not EDITOR. */
const LAYOUT: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN', 'AUTHOR'];

/** The one access table: menu, routes and every call name one of its areas. */
export const AREA_RULES = {
  projects: { ...BASE, needProject: false },
  // Calls about any one project name it themselves, so they need no current one.
  'project-detail': { ...BASE, roles: EDITORS, needProject: false },
  'project-edit': { ...BASE, roles: ADMINS, needProject: false },
  'project-admin': { ...BASE, roles: ['SUPPER_ADMIN'], needProject: false },
  'view-as': { ...BASE, roles: ['SUPPER_ADMIN'], needProject: false },
  'sign-in-rules': { ...BASE, roles: ['SUPPER_ADMIN'], needProject: false },
  'project-view': { ...BASE, roles: EDITORS },
  'audit-log': { ...BASE, roles: ADMINS },
  'system-log': { ...BASE, roles: ['SUPPER_ADMIN'], needProject: false },
  dashboard: BASE,
  profile: { ...BASE, needProject: false },
  posts: { ...BASE, authority: ['post.view'] },
  'post-skeletons': { ...BASE, authority: ['post.view'] },
  takedowns: { ...BASE, roles: EDITORS, authority: ['post.view'] },
  corrections: { ...BASE, roles: ADMINS, authority: ['post.correct'] },
  'correction-requests': { ...BASE, roles: EDITORS, authority: ['post.view'] },
  'data-requests': { ...BASE, roles: ADMINS },
  webhooks: { ...BASE, roles: ADMINS },
  delivery: { ...BASE, roles: ADMINS },
  royalties: { ...BASE, roles: ADMINS, authority: ['post.royalty'] },
  // The tab of the authors' accounts, so hidden where they are.
  'royalty-sheets': { ...BASE, roles: ADMINS, authority: ['post.royalty'], hideForProjects: ['2'] },
  'post-settings': BASE,
  events: { ...BASE, authority: ['event.view'], hideForProjects: ['2'] },
  media: { ...BASE, authority: ['media.view'] },
  categories: { ...BASE, authority: ['category.view'] },
  comments: { ...BASE, roles: EDITORS, authority: ['comment.view'] },
  tags: { ...BASE, authority: ['tag.view'] },
  'internal-links': { ...BASE, roles: EDITORS, authority: ['internalLink.view'] },
  layouts: { ...BASE, roles: LAYOUT, authority: ['layout.view'] },
  'content-templates': { ...BASE, roles: LAYOUT, authority: ['content.edit'] },
  'page-settings': { ...BASE, roles: ADMINS, hideForProjects: ['2'] },
  menus: { ...BASE, roles: ['SUPPER_ADMIN'], hideForProjects: ['2'] },
  footers: { ...BASE, roles: ['SUPPER_ADMIN'], hideForProjects: ['2'] },
  sidebars: { ...BASE, roles: ['SUPPER_ADMIN'], hideForProjects: ['2'] },
  pages: { ...BASE, roles: ['SUPPER_ADMIN'], authority: ['page.view'], hideForProjects: ['2'] },
  'partner-logos': { ...BASE, roles: ['SUPPER_ADMIN'], hideForProjects: ['2'] },
  crawler: { ...BASE, roles: ['SUPPER_ADMIN'], hideForProjects: ['2'] },
  'parser-sources': {
    ...BASE,
    roles: ['SUPPER_ADMIN'],
    authority: ['crawler.source'],
    hideForProjects: ['2'],
  },
  'parser-templates': {
    ...BASE,
    roles: ['SUPPER_ADMIN'],
    authority: ['crawler.template'],
    hideForProjects: ['2'],
  },
  'source-categories': {
    ...BASE,
    roles: ['SUPPER_ADMIN'],
    authority: ['crawler.map'],
    hideForProjects: ['2'],
  },
  'source-links': { ...BASE, roles: ['SUPPER_ADMIN'], authority: ['crawler.map'], hideForProjects: ['2'] },
  'crawler-review': {
    ...BASE,
    roles: ['SUPPER_ADMIN'],
    authority: ['crawler.review'],
    hideForProjects: ['2'],
  },
  users: { ...BASE, roles: EDITORS, hideForProjects: ['2'] },
  'user-accounts': { ...BASE, roles: EDITORS, authority: ['user.view'], hideForProjects: ['2'] },
  'author-accounts': { ...BASE, roles: EDITORS, authority: ['user.view'], hideForProjects: ['2'] },
  'event-accounts': { ...BASE, roles: EDITORS, authority: ['user.view'], hideForProjects: ['2'] },
  'figure-accounts': { ...BASE, roles: EDITORS, authority: ['user.view'], hideForProjects: ['2'] },
  'destination-accounts': { ...BASE, roles: EDITORS, authority: ['user.view'], hideForProjects: ['2'] },
  translate: { ...BASE, roles: EDITORS },
  glossary: { ...BASE, roles: EDITORS, authority: ['translate.view'] },
  translations: { ...BASE, roles: EDITORS, authority: ['translate.view'] },
  'translation-history': { ...BASE, roles: EDITORS, authority: ['translate.view'] },
  'translation-suggestions': { ...BASE, roles: EDITORS, authority: ['translate.view'] },
  'api-keys': { ...BASE, roles: ADMINS, authority: ['apikey.view'] },
  'machine-translation': { ...BASE, roles: ['SUPPER_ADMIN'] },
  // The groups of the specification are places of single projects; the calls are of contests, which any project may have.
  happy: { ...BASE, authority: ['contest.view'], listProject: ['2'] },
  'happy-2025': { ...BASE, authority: ['contest.view'], listProject: ['2'] },
  'happy-2024': { ...BASE, authority: ['contest.view'], listProject: ['2'] },
  'happy-2023': { ...BASE, authority: ['contest.view'], listProject: ['2'] },
  'happy-2025-nghean': { ...BASE, authority: ['contest.view'], listProject: ['7'] },
  submissions: { ...BASE, authority: ['contest.view'] },
  'people-picker': BASE,
  'saved-views': BASE,
} as const satisfies Record<string, AreaRule>;

export type AreaKey = keyof typeof AREA_RULES;
