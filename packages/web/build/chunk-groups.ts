import type { Plugin, Rolldown } from 'vite';
import { isText, textsOf } from './text-groups.ts';

type Group = Rolldown.CodeSplittingGroup;
type Test = (moduleId: string) => boolean;

// Modules under `src` that are shown together with everything they import statically.
const SIGN_IN = [
  'app/bare/bare-screen.tsx',
  'features/session/login-page.tsx',
  'features/session/set-password-page.tsx',
  'features/session/totp-page.tsx',
];
const FRAME = [
  'app/panel/panel.tsx',
  'app/panel/route-table.ts',
  // Small, and shown in the library as in an open post: alone it would bring the library's code along.
  'features/media/rights-problems.tsx',
  // The same for the list of corrections and an open post.
  'features/posts/correction/request-of-correction.tsx',
  // Choosing a project is what everybody does first.
  'features/projects/project-list-page.module.css',
  'features/projects/waiting/waiting-queries.ts',
  // The list of shortcuts shows them without the editor.
  'patterns/article-editor/editor-keys.ts',
  'patterns/list-page/list-card.tsx',
  'patterns/list-page/list-filters.tsx',
  'patterns/list-page/list-heading.tsx',
  'patterns/list-page/list-page.tsx',
  'patterns/list-page/list-table.tsx',
  'patterns/list-page/list-tabs.tsx',
  'patterns/list-page/list-tools.tsx',
  'patterns/list-page/search-filter.tsx',
  'patterns/list-page/use-list-page.ts',
  'ui/display/progress-bar.tsx',
];
const POST_LIST = ['features/posts/list/post-list-page.tsx'];
const LIBRARY_PAGE = ['features/media/library/media-library-page.tsx'];
const LISTS = [
  ...LIBRARY_PAGE,
  'features/audit/project-view-page.tsx',
  'features/categories/category-tree-page.tsx',
  'features/dashboard/dashboard-page.tsx',
  'features/posts/settings/post-rules-page.tsx',
  'features/posts/takedown/takedown-list-page.tsx',
  'features/profile/profile-page.tsx',
  'features/projects/project-list-page.tsx',
  'features/tags/tag-list-page.tsx',
  'features/users/list/user-list-page.tsx',
];
const COMMENT_PAGES = ['features/comments/queue/comment-queue-page.tsx'];
/** With the blocks that other areas show of them. */
const LAYOUT_LISTS = [
  'features/content-templates/template-list-page.tsx',
  'features/content-templates/public.ts',
  'features/layouts/layout-list-page.tsx',
];
const LAYOUT_PAGES = [...LAYOUT_LISTS, 'features/layouts/canvas/layout-editor-page.tsx'];
const LINK_PAGES = ['features/internal-links/internal-link-list-page.tsx'];
const ACCOUNT_PAGES = [
  'features/accounts/list/account-list-page.tsx',
  'features/accounts/page/account-edit-page.tsx',
];
const CONTEST_PAGES = ['features/contest-results/contest-view-page.tsx'];
const ROYALTY_PAGES = ['features/royalties/royalty-page.tsx'];
const EVENT_LIST = ['features/events/list/event-list-page.tsx', 'features/events/public.ts'];
const EVENT_MONTH = ['features/events/calendar/event-calendar.tsx'];
const EVENT_VIEW = ['features/events/view/event-view-page.tsx'];
const EVENT_EDITOR = [
  'features/events/editing/event-edit-page.tsx',
  'features/events/history/event-history-page.tsx',
];
/** Pages of other areas that show small things which posts show too. */
const BESIDE_POSTS = [
  ...COMMENT_PAGES,
  ...LAYOUT_PAGES,
  ...LINK_PAGES,
  ...ACCOUNT_PAGES,
  ...ROYALTY_PAGES,
  ...EVENT_LIST,
  'features/correction-requests/request-list-page.tsx',
  'features/data-requests/data-request-list.tsx',
];
const READING = [
  'features/posts/correction/correction-list-page.tsx',
  'features/posts/history/history-page.tsx',
  'features/posts/preview/preview-page.tsx',
  'features/posts/view/post-view-page.tsx',
];
const EDITOR = ['features/posts/editing/post-edit-page.tsx'];
// Fetched by `import()`, yet with every open post: what it shows, what it can do, what its view shows too.
const EDITOR_PARTS = [
  'features/articles/public-parts.ts',
  'features/posts/editing/files/load-post-files.ts',
  'features/posts/editing/inspector/post-inspector.tsx',
  'features/posts/editing/pending-notice.tsx',
  'features/posts/editing/type-fields/type-fields.tsx',
  'features/posts/lock/post-lock-banner.tsx',
  'features/posts/lock/post-people.tsx',
  'features/posts/similar/similar-titles.tsx',
  'patterns/article-editor/notes/noted-editor.ts',
];
const EDITOR_TOOLS = [
  'patterns/article-editor/cursors.ts',
  'patterns/article-editor/embeds/embed-commands.ts',
  'patterns/article-editor/figures/lead-to-figure.ts',
  'patterns/article-editor/paste/paste-parts.ts',
  'patterns/article-editor/suggestions/suggest-tool.tsx',
  'patterns/article-editor/table-commands.ts',
  'patterns/article-editor/toolbar/more-tools.tsx',
  'patterns/article-editor/toolbar/table-menu.tsx',
  'patterns/article-editor/typing/start-typing.ts',
  'patterns/article-editor/whole-parts/part-commands.ts',
];
const POST_PANELS = [
  'features/posts/correction/correction-panel.tsx',
  'features/posts/notes/edited-notes.tsx',
  'features/posts/notes/read-notes.tsx',
  'features/posts/placement/placement-panel.tsx',
  'features/posts/takedown/takedown-panel.tsx',
];

/** Tiny and used far apart: left alone, it would bring one of its users along to the others. */
const TINY =
  /[\\/](node_modules[\\/](idb-keyval|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](calendar-arrow-down|flag))|vocabulary[\\/](hanoi-time|syllables-of)|web[\\/]src[\\/](core[\\/](commands[\\/]page-commands|live[\\/]use-fresh-queries)|ui[\\/](charts[\\/](sparkline|charts[.]module)|display[\\/]key-cap))|contract[\\/]src[\\/]features[\\/](accounts[\\/]kinds[\\/]profile-parts|events[\\/]contact)\.)/;
/** What is moved by the mouse is on few pages, far apart. */
const DRAGGING =
  /[\\/](node_modules[\\/](@atlaskit[\\/]pragmatic-drag-and-drop|bind-event-listener|raf-schd)|patterns[\\/]tree)[\\/]/;
/** Groups whose code fetches other groups whenever it is shown. */
export const FETCHED_WITH: Readonly<Record<string, readonly string[]>> = {
  editor: ['post-panels', 'editor-parts', 'editor-tools'],
  'post-view-page': ['post-panels'],
};

/**
 * What tells of other records: the log with its long words, the words of rights, and the queue of comments. A few
 * pages show it.
 * One module of it in the frame would bring the words of every verb along.
 */
const RECORDS =
  /[\\/](features[\\/](audit|comments|data-requests)[\\/]|features[\\/](accounts[\\/]account-field|parser-(sources[\\/]source|templates[\\/]template)|crawler-review[\\/]review|source-links[\\/](source-link|post-kind))-texts|core[\\/]routing[\\/]record-pages|contract[\\/]src[\\/](core[\\/]([\w-]*audit-|system-kinds)|access[\\/](area|permission|why)-texts|features[\\/](contests[\\/]contest-fact|glossary[\\/]glossary|machine-translation[\\/]engine)-texts))/;
/** The form and the facts of a project, which two pages show. */
const PROJECT_FORM =
  /[\\/]features[\\/]projects[\\/]((form|view)[\\/]|project-(values|field-names|rules|languages)|fallback-chain|language-setting|use-project-(record|actions))/;
/** The administration of accounts; pickers of people do without. */
const USERS =
  /[\\/]features[\\/]users[\\/](user-(endpoints|account|list|queries)|link-mail|sign-in-limits|staff-fields|account-uses|person|take-over[\\/]account-uses-query)\.ts/;
/** Private files of cases: a few dialogs show them. */
const ATTACHMENTS = /[\\/](features[\\/]attachments[\\/]|contract[\\/]src[\\/]core[\\/]reader-fields)/;
/** What two of the areas around the posts share. */
const PAGE_SETTINGS =
  /[\\/](features[\\/]((address-checks|display-modes|drafts|footers|menus[\\/](?!editor|public-links)|partner-logos|sidebars)|pages[\\/]page-queries)|patterns[\\/]row-order[\\/]order-place)/;
/** The list of static pages, and what their screens share without any code of an editor. */
const PAGE_PARTS =
  /[\\/]features[\\/]pages[\\/](page-|list[\\/]|use-fresh|workflow[\\/]|tree[\\/]depth|history[\\/]page-version|editing[\\/](open-pages|page-(copies|detail)|use-page-field-n))/;
/** What editors of menus and footers share: it finds every kind of record that a link may lead to. */
const LINK_FIELDS = /[\\/]features[\\/]menus[\\/]editor[\\/]/;
/** What the pages of the crawler share: each shows sources, and most of them templates, sections or texts. */
const CRAWLER =
  /[\\/]features[\\/](extraction|parser-sources|parser-templates[\\/](?!studio)|source-categories|source-links|crawler-review)/;
/** What the pages of translators share: words of languages, glossary entries, paragraphs, suggestions. */
const TRANSLATION =
  /[\\/](features[\\/](glossary|api-keys|machine-translation|translation-(history|replacements|suggestions)|translations)|patterns[\\/]translation-slots)[\\/]/;
/** Tabs of a project's page. */
const WEBHOOKS = /[\\/]features[\\/](webhooks|delivery)[\\/]/;
/** Two lists share them, and the frame does without. */
const APART = new RegExp(
  `${RECORDS.source}|${PROJECT_FORM.source}|${ATTACHMENTS.source}|${WEBHOOKS.source}|${USERS.source}`,
);
/** Pages as their site draws them: of posts, of events, of static pages. */
const PREVIEWS =
  /[\\/](patterns[\\/]site-preview[\\/](?!preview-choice)|features[\\/]articles[\\/](preview[\\/]|public-preview))/;
/** What a post pays, in the contract and in the console. */
const ROYALTY = /[\\/]features[\\/](posts[\\/]royalty|royalties)[\\/]/;
/** Grids of pictures beside their facts: the library and the contests. */
const PICTURE_GRID =
  /[\\/](node_modules[\\/]@tanstack[\\/](react-)?virtual(-core)?|patterns[\\/](picture-grid|form-panel)|patterns[\\/]list-page[\\/]in-parts\.|ui[\\/]form[\\/]slider\.|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]table-properties\.)/;
const ICON = /[\\/]node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
/** Shared by pages of several areas, and too much for the frame. */
const LARGE = /[\\/]contract[\\/]src[\\/]article[\\/]/;
/** With its icons. */
const MEDIA = /[\\/](features[\\/]media|lucide-react)[\\/]/;
/** The schemas of the frame; `app/load-contract.ts` evaluates them first. */
const CONTRACT = /[\\/](node_modules[\\/]zod|contract[\\/]src)[\\/]/;
/** They follow the modules that use them: many re-export everything, so the graph does not say who needs what. */
const LIBRARY =
  /[\\/]node_modules[\\/](?!lucide-react[\\/]dist[\\/]esm[\\/]icons|@tanstack[\\/](query-core|react-query)[\\/])/;

/**
 * What is shown together travels together: crumbs of a kilobyte compress badly and are requested one by one. A module
 * joins the first group that takes it; the more people wait for a group, the earlier it comes.
 */
export function chunkGroups(source: string): { readonly plugin: Plugin; readonly groups: readonly Group[] } {
  const imports = new Map<string, readonly string[]>();
  const from = (entries: readonly string[]) =>
    reach(
      entries.map((entry) => `${source}/${entry}`),
      imports,
    );
  const [initial, signIn, frame] = [from(['main.tsx']), from(SIGN_IN), from(FRAME)];
  const library = from(LIBRARY_PAGE);
  const [postList, lists, reading, editor] = [from(POST_LIST), from(LISTS), from(READING), from(EDITOR)];
  const [panels, parts, tools] = [from(POST_PANELS), from(EDITOR_PARTS), from(EDITOR_TOOLS)];
  const eachList = [...POST_LIST, ...LISTS].map((page) => from([page]));
  const isOfEditor = (id: string) => editor(id) || parts(id);
  const isOfPost = (id: string) =>
    (reading(id) && (isOfEditor(id) || panels(id))) || (editor(id) && panels(id));
  const [beside, besideAny] = [from(BESIDE_POSTS), from([...BESIDE_POSTS, ...EVENT_VIEW, ...EVENT_EDITOR])];
  const links = from(LINK_PAGES);
  const sheet = from(ROYALTY_PAGES);
  const others = [postList, lists, reading, editor, panels, parts, tools];
  // Icons and fields of a few lines: in a group of other pages they would bring those along.
  const isSmall = (id: string) =>
    (ICON.test(id) ? besideAny(id) : beside(id) && !LARGE.test(id)) &&
    others.some((isReached) => isReached(id));
  const isFrame = (id: string) =>
    frame(id) ||
    (!APART.test(id) && (isSmall(id) || eachList.filter((isReached) => isReached(id)).length > 1));
  return {
    // The groups' own context leaves imports out of its graph.
    plugin: {
      name: 'remember-imports',
      buildEnd() {
        for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
      },
    },
    groups: [
      // After what the lists of texts share with the start.
      { name: textsOf, debugName: 'texts', test: isText, priority: 8 },
      { name: 'start', test: (id) => initial(id) || (signIn(id) && isFrame(id)), priority: 9 },
      { name: 'sign-in', test: signIn, priority: 8 },
      { name: 'contract', test: (id) => CONTRACT.test(id) && isFrame(id), priority: 8 },
      { name: 'frame', test: (id) => isFrame(id) || TINY.test(id), priority: 7 },
      { name: 'post-list', test: postList, priority: 5 },
      { name: 'records', test: RECORDS, minShareCount: 2, priority: 6 },
      { name: 'project-form', test: PROJECT_FORM, minShareCount: 2, priority: 6 },
      { name: 'users', test: USERS, minShareCount: 2, priority: 4 },
      { name: 'picture-grid', test: PICTURE_GRID, minShareCount: 2, priority: 5 },
      { name: 'lists', test: lists, minShareCount: 2, priority: 3 },
      { name: 'media', test: (id) => library(id) && MEDIA.test(id), minShareCount: 2, priority: 4 },
      { name: 'dragging', test: DRAGGING, priority: 8 },
      { name: 'post', test: isOfPost, priority: 2 },
      { name: 'post-panels', test: panels, priority: 2 },
      { name: 'editor', test: editor, priority: 2 },
      { name: 'editor-parts', test: parts, priority: 2 },
      { name: 'editor-tools', test: tools, priority: 2 },
      { name: 'reading', test: (id) => reading(id) && !PREVIEWS.test(id), minShareCount: 2, priority: 1 },
      { name: 'site-preview', test: PREVIEWS, minShareCount: 2, priority: 0 },
      // With what keywords share: a file of their own would be one more for every list of this area.
      {
        name: 'page-settings',
        test: (id) => PAGE_SETTINGS.test(id) || links(id),
        minShareCount: 2,
        priority: 1,
      },
      { name: 'crawler', test: CRAWLER, minShareCount: 2, priority: 4 },
      { name: 'translation', test: TRANSLATION, minShareCount: 2, priority: 0 },
      { name: 'layouts', test: from(LAYOUT_LISTS), priority: 0 },
      { name: 'pages', test: (id) => PAGE_PARTS.test(id), priority: 0 },
      { name: 'royalties', test: (id) => sheet(id) && ROYALTY.test(id), priority: 0 },
      { name: 'contests', test: from(CONTEST_PAGES), priority: 0 },
      { name: 'profiles', test: from(ACCOUNT_PAGES), minShareCount: 2, priority: 1 },
      // Before the editors of menus and footers, which find events too.
      { name: 'events', test: from(EVENT_LIST), minShareCount: 2, priority: 2 },
      { name: 'link-fields', test: (id) => LINK_FIELDS.test(id), minShareCount: 2, priority: 0 },
      { name: 'event-month', test: from(EVENT_MONTH), minShareCount: 2, priority: 0 },
      { name: 'event', test: from(EVENT_VIEW), minShareCount: 2, priority: 0 },
    ],
  };
}

/** Whether static imports lead from one of the entries to a module. */
function reach(entries: readonly string[], imports: ReadonlyMap<string, readonly string[]>): Test {
  let reached: ReadonlySet<string> | undefined;
  return (moduleId) => {
    reached ??= closureOf(entries, imports);
    return !LIBRARY.test(moduleId) && reached.has(moduleId);
  };
}

function closureOf(
  entries: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const imported = imports.get(id);
    if (imported === undefined) throw new Error(`The console has no module ${id}: see chunk-groups.ts.`);
    waiting.push(...imported);
  }
  return reached;
}
