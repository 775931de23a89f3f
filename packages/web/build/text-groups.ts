const TEXTS = /web[\\/]src[\\/](.+)[\\/]texts[\\/](\w+)\.json$/;
/** Where each text of a language is. */
const LIST = /web[\\/]src[\\/]app[\\/]texts-of-(\w+)\.ts$/;
/** The area of the texts of a feature or a part of the frame; texts of all others are the frame's. */
const AREA_OF_TEXTS: Readonly<Record<string, string>> = {
  accounts: 'profiles',
  'address-checks': 'page-settings',
  'article-compare': 'posts',
  'article-editor': 'posts',
  articles: 'posts',
  attachments: 'comments',
  board: 'posts',
  'calendar-board': 'events',
  comments: 'comments',
  'content-templates': 'posts',
  contests: 'contests',
  submissions: 'contests',
  'submission-checks': 'contests',
  'contest-jury': 'contests',
  'contest-votes': 'contests',
  'contest-results': 'contests',
  'correction-requests': 'comments',
  'crawler-review': 'crawler',
  'data-requests': 'comments',
  'display-modes': 'page-settings',
  drafts: 'page-settings',
  events: 'events',
  footers: 'page-settings',
  'internal-links': 'links',
  layouts: 'page-settings',
  'map-point': 'events',
  menus: 'page-settings',
  pages: 'pages',
  'parser-sources': 'crawler',
  'parser-templates': 'crawler',
  'partner-logos': 'page-settings',
  'source-categories': 'crawler',
  'source-links': 'crawler',
  'display-settings': 'overlays',
  'held-jobs': 'overlays',
  palette: 'overlays',
  shortcuts: 'overlays',
  sidebars: 'page-settings',
  'site-preview': 'posts',
  delivery: 'dashboard',
  webhooks: 'dashboard',
  posts: 'posts',
  'post-skeletons': 'posts',
  categories: 'posts',
  tags: 'posts',
  'api-keys': 'translation',
  glossary: 'translation',
  'machine-translation': 'translation',
  'translation-history': 'translation',
  'translation-replacements': 'translation',
  'translation-suggestions': 'translation',
  translations: 'translation',
  media: 'media',
  dashboard: 'dashboard',
  audit: 'dashboard',
  notifications: 'accounts',
  profile: 'accounts',
  projects: 'accounts',
  royalties: 'profiles',
  users: 'accounts',
};
const SIGN_IN_TEXTS = /^(app|core[\\/]api|patterns[\\/]appearance|features[\\/]session)$/;

export const isText = (moduleId: string): boolean => TEXTS.test(moduleId) || LIST.test(moduleId);

/** One file for each area and language: `texts-posts-vi`. */
export function textsOf(moduleId: string): string | null {
  const listed = LIST.exec(moduleId)?.[1];
  if (listed !== undefined) return `texts-frame-${listed}`;
  const [, place = '', language = ''] = TEXTS.exec(moduleId) ?? [];
  if (SIGN_IN_TEXTS.test(place)) return `texts-sign-in-${language}`;
  const [, feature = ''] = /^(?:features|patterns|app[\\/]panel)[\\/]([\w-]+)/.exec(place) ?? [];
  return `texts-${AREA_OF_TEXTS[feature] ?? 'frame'}-${language}`;
}
