import type { Role } from '@toasoan/contract/access/roles.ts';

/**
 * Copied by hand from the specification (§2, §6; statements 2.5 to 2.17) and never derived from the contract,
 * which a test compares with it.
 */
export interface SpecRoute {
  readonly path: string;
  /** The contract's key of the area. All rows of one area share its rule. */
  readonly area: string;
  readonly roles: readonly Role[];
  readonly needProject: boolean;
  /** "Listed only for": only these projects have the route. */
  readonly onlyInProjects?: readonly string[];
  /** "Hidden for": all projects but these have the route. */
  readonly hiddenForProjects?: readonly string[];
}

const ALL: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR', 'AUTHOR'];
const EDITORS: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR'];
const ADMINS: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN'];
const LAYOUT: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN', 'AUTHOR'];
const SUPER: readonly Role[] = ['SUPPER_ADMIN'];

const anywhere = (path: string, area: string, roles: readonly Role[]): SpecRoute => ({
  path,
  area,
  roles,
  needProject: false,
});
const inProject = (path: string, area: string, roles: readonly Role[]): SpecRoute => ({
  path,
  area,
  roles,
  needProject: true,
});
const notInProject2 = (path: string, area: string, roles: readonly Role[]): SpecRoute => ({
  ...inProject(path, area, roles),
  hiddenForProjects: ['2'],
});
const onlyIn = (project: string, path: string, area: string): SpecRoute => ({
  ...inProject(path, area, ALL),
  onlyInProjects: [project],
});

export const SPEC_ROUTES: readonly SpecRoute[] = [
  // Top-level routes
  anywhere('/', 'projects', ALL),
  anywhere('/manager_project', 'projects', ALL),
  inProject('/dashboard', 'dashboard', ALL),
  inProject('/manager_post', 'posts', ALL),
  notInProject2('/manager_event', 'events', ALL),
  inProject('/manager_media', 'media', ALL),
  inProject('/manager_comment', 'comments', EDITORS),
  inProject('/view_project', 'project-view', EDITORS),
  anywhere('/profile', 'profile', ALL),
  // Hidden from the menu; the project rules of the list apply (2.11a)
  inProject('/manager_post/create', 'posts', ALL),
  inProject('/manager_post/edit/:id', 'posts', ALL),
  inProject('/manager_post/view/:id', 'posts', ALL),
  notInProject2('/manager_event/create', 'events', ALL),
  notInProject2('/manager_event/edit/:id', 'events', ALL),
  notInProject2('/manager_event/view/:id', 'events', ALL),
  notInProject2('/manager_page/create', 'pages', SUPER),
  notInProject2('/manager_page/edit/:id', 'pages', SUPER),
  // Group /setting_post
  inProject('/setting_post', 'post-settings', ALL),
  inProject('/setting_post/manager_layout/:id', 'layouts', LAYOUT),
  inProject('/setting_post/manager_layout', 'layouts', LAYOUT),
  inProject('/setting_post/manager_content', 'content-templates', LAYOUT),
  inProject('/setting_post/manager_category', 'categories', ALL),
  inProject('/setting_post/manager_tag', 'tags', ALL),
  inProject('/setting_post/manager_internal_link', 'internal-links', EDITORS),
  // Group /setting_page
  notInProject2('/setting_page', 'page-settings', ADMINS),
  notInProject2('/setting_page/manager_menu', 'menus', SUPER),
  notInProject2('/setting_page/manager_footer', 'footers', SUPER),
  notInProject2('/setting_page/manager_sidebar', 'sidebars', SUPER),
  notInProject2('/setting_page/manager_page', 'pages', SUPER),
  notInProject2('/setting_page/manager_partnerLogo', 'partner-logos', SUPER),
  // Group /manager_crawler
  notInProject2('/manager_crawler', 'crawler', SUPER),
  notInProject2('/manager_crawler/manager_sourceLinkToCategory', 'source-links', SUPER),
  notInProject2('/manager_crawler/manager_parser_source', 'parser-sources', SUPER),
  notInProject2('/manager_crawler/manager_parser_template', 'parser-templates', SUPER),
  notInProject2('/manager_crawler/manager_sourceCategory', 'source-categories', SUPER),
  notInProject2('/manager_crawler/manager_review_crawler', 'crawler-review', SUPER),
  // Group /manager_user
  notInProject2('/manager_user', 'users', EDITORS),
  notInProject2('/manager_user/manager_user_account', 'user-accounts', EDITORS),
  notInProject2('/manager_user/manager_account_author', 'author-accounts', EDITORS),
  notInProject2('/manager_user/manager_account_event', 'event-accounts', EDITORS),
  notInProject2('/manager_user/manager_account_figure', 'figure-accounts', EDITORS),
  notInProject2('/manager_user/manager_account_destination', 'destination-accounts', EDITORS),
  // The group of the decisions, §5
  inProject('/manager_translate', 'translate', EDITORS),
  inProject('/manager_translate/glossary', 'glossary', EDITORS),
  inProject('/manager_translate/glossary_history', 'glossary', EDITORS),
  inProject('/manager_translate/translation_history', 'translation-history', EDITORS),
  inProject('/manager_translate/edit_translation', 'translations', EDITORS),
  inProject('/manager_translate/improve_translation', 'translation-suggestions', EDITORS),
  inProject('/manager_translate/api_key', 'api-keys', ADMINS),
  // A tab of /view_project
  inProject('machine translation', 'machine-translation', SUPER),
  // Photo submission groups
  onlyIn('2', '/happy', 'happy'),
  onlyIn('2', '/happy/submission_photo', 'happy'),
  onlyIn('2', '/happy_2025', 'happy-2025'),
  onlyIn('2', '/happy_2025/submission_photo', 'happy-2025'),
  onlyIn('2', '/happy_2024', 'happy-2024'),
  onlyIn('2', '/happy_2024/submission_photo', 'happy-2024'),
  onlyIn('2', '/happy_2023', 'happy-2023'),
  onlyIn('2', '/happy_2023/submission_photo', 'happy-2023'),
  onlyIn('7', '/happy_2025_nghean', 'happy-2025-nghean'),
  onlyIn('7', '/happy_2025_nghean/submission_photo', 'happy-2025-nghean'),
  // What stands behind these groups: contests and their works
  inProject('contests', 'submissions', ALL),
  // Not in the specification: the newsroom's legal papers, below the list of posts
  inProject('/manager_post/skeletons', 'post-skeletons', ALL),
  inProject('/manager_post/takedowns', 'takedowns', EDITORS),
  inProject('/manager_post/corrections', 'corrections', ADMINS),
  inProject('/manager_post/correction_requests', 'correction-requests', EDITORS),
  inProject('royalties of posts', 'royalties', ADMINS),
  // A tab of the authors' accounts (decisions, §8)
  notInProject2('royalty sheets', 'royalty-sheets', ADMINS),
  // Without a route of the console: the second list variant of section 7 fills the pickers of every area
  inProject('people picker', 'people-picker', ALL),
  inProject('saved views', 'saved-views', ALL),
  // Without a route too: §4 of the decisions on projects, and the log and the data requests inside /view_project for ADMIN and higher
  anywhere('one project', 'project-detail', EDITORS),
  anywhere('edit a project', 'project-edit', ADMINS),
  anywhere('create and archive projects', 'project-admin', SUPER),
  anywhere('view as another person', 'view-as', SUPER),
  anywhere('rules of the sign-in', 'sign-in-rules', SUPER),
  inProject('audit log', 'audit-log', ADMINS),
  inProject('personal data requests', 'data-requests', ADMINS),
  inProject('webhooks', 'webhooks', ADMINS),
  inProject('delivery', 'delivery', ADMINS),
  anywhere('system log', 'system-log', SUPER),
];

/** Rows that no area of the contract covers yet. This list only shrinks. */
export const NOT_YET_BUILT: readonly string[] = [];

/** Lower it with every row that is built, and never raise it. */
export const MOST_NOT_YET_BUILT = 0;

/** The rule of one row; '' means no project. */
export function mayEnter(route: SpecRoute, role: Role, projectId: string): boolean {
  if (!route.roles.includes(role)) return false;
  if (route.needProject && projectId === '') return false;
  if (route.onlyInProjects !== undefined && !route.onlyInProjects.includes(projectId)) return false;
  return !route.hiddenForProjects?.includes(projectId);
}
