import { postDraft } from '@toasoan/contract/features/posts/post.ts';
import { readArticle } from '#server/core/article/read-article.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { DEMO_ARTICLES, REGIONAL_ARTICLES } from './articles/demo-articles.ts';
import { DEMO_CATEGORIES, DEMO_TAGS, REGIONAL_CATEGORIES } from './articles/demo-taxonomy.ts';
import type { SeedArticle } from './articles/seed-article.ts';
import { seedContests } from './contests/seed-contests.ts';
import { seedJury } from './contests/seed-jury.ts';
import { seedResults } from './contests/seed-results.ts';
import { seedSubmissions } from './contests/seed-submissions.ts';
import { seedVotes } from './contests/seed-votes.ts';
import { DEMO_ACCOUNTS, firstAdministrator, type SeedPerson } from './first-accounts.ts';
import { illustrate } from './illustrate.ts';
import { type DemoRecords, findDemoRecords, NO_RECORDS, nameDemoRecords } from './name-demo-records.ts';
import { seedApiKeys } from './seed-api-keys.ts';
import type { SeededPeople } from './seed-base.ts';
import { seedCaseFiles } from './seed-case-files.ts';
import { seedContentTemplates } from './seed-content-templates.ts';
import { seedCorrectionRequests } from './seed-correction-requests.ts';
import { seedCrawledItems } from './seed-crawled-items.ts';
import { seedCrawlerSections } from './seed-crawler-sections.ts';
import { seedDataRequests } from './seed-data-requests.ts';
import { seedAccounts } from './seed-demo-accounts.ts';
import { type SenderSecrets, seedComments } from './seed-demo-comments.ts';
import { seedEvents } from './seed-demo-events.ts';
import { seedInternalLinks } from './seed-demo-links.ts';
import { type SeededMedia, seedMedia } from './seed-demo-media.ts';
import { seedNotes } from './seed-demo-notes.ts';
import { seedNotifications } from './seed-demo-notifications.ts';
import { seedPages } from './seed-demo-pages.ts';
import { seedDemoPeople } from './seed-demo-people.ts';
import { seedSuggestions } from './seed-demo-suggestions.ts';
import { seedCategories, seedTags, tagsOf } from './seed-demo-terms.ts';
import { seedFooters } from './seed-footers.ts';
import { seedGlossary } from './seed-glossary.ts';
import { seedLayouts } from './seed-layouts.ts';
import { seedMachineTranslation } from './seed-machine-translation.ts';
import { seedMenus } from './seed-menus.ts';
import { seedNewsroomDay } from './seed-newsroom-day.ts';
import { seedParserSources } from './seed-parser-sources.ts';
import { seedParserTemplates } from './seed-parser-templates.ts';
import { seedPartnerLogos } from './seed-partner-logos.ts';
import { seedPostFiles } from './seed-post-files.ts';
import { seedPostReads } from './seed-post-reads.ts';
import { seedPostSkeletons } from './seed-post-skeletons.ts';
import { auditWays, type PostEvent, type TransitionActor, walkPost } from './seed-post-way.ts';
import { seedRoyalties } from './seed-royalties.ts';
import { seedSidebars } from './seed-sidebars.ts';
import { seedTranslationSuggestions } from './seed-translation-suggestions.ts';
import { seedTranslations } from './seed-translations.ts';
import { seedWebhooks } from './seed-webhooks.ts';
import type { DemoFiles } from './store-demo-files.ts';
import { wayOfArticle } from './way-of-article.ts';

const MAIN_SITE = '1';
/** Sites without their own library. */
const NO_FILES: SeededMedia = new Map();
/** Sites without articles still have their categories. */
const REGIONAL_SITES = ['2', '3', '4', '5', '6', '7'];

type Person = (key: SeedPerson) => TransitionActor;

const SITES_WITH_PAGES = [MAIN_SITE, '7'];

/** Fills the demo sites with a believable newsroom, all or nothing. */
export async function seedDemo(
  db: Db,
  people: SeededPeople,
  files: DemoFiles,
  senders: SenderSecrets | undefined,
  now = new Date(),
): Promise<void> {
  const person = nameOf(people);
  await inTransaction(db, async (tx) => {
    const by = person('superAdmin');
    await seedDemoPeople(tx, by);
    const categories = await seedCategories(tx, MAIN_SITE, DEMO_CATEGORIES, by);
    const tags = await seedTags(tx, MAIN_SITE, [...DEMO_TAGS, ...unlisted(tagsOf(DEMO_ARTICLES))], by);
    const library = await seedMedia(tx, MAIN_SITE, { files, tags, by, now });
    const own = await seedPostFiles(tx, MAIN_SITE, { ...files, by, now });
    const media = new Map([...library, ...own]);
    const pens = await seedAccounts(tx, { projectId: MAIN_SITE, media, by, now });
    const drafts = await seedEvents(tx, MAIN_SITE, { person, tags, media, now });
    const records = await findDemoRecords(tx, MAIN_SITE);
    const site = { categories, tags, media, pens, records, person, now };
    const events = await seedPosts(tx, MAIN_SITE, DEMO_ARTICLES, site);
    const controller = { categoryId: idOf(categories, 'cai-chinh'), person, now };
    const today = await seedNewsroomDay(tx, MAIN_SITE, controller);
    await auditWays(tx, MAIN_SITE, [...drafts, ...events, ...today]);
    await seedCorrectionRequests(tx, MAIN_SITE, { now: controller.now, by: controller.person('admin') });
    await seedCaseFiles(tx, MAIN_SITE, { ...files, by: person('admin') });
    await seedInternalLinks(tx, MAIN_SITE, { categories, tags, person });
    const trees = new Map(
      DEMO_CATEGORIES.map(({ slug, children = [] }) => [slug, children.map((one) => one.slug)]),
    );
    await seedPostSkeletons(tx, MAIN_SITE, { by: person('editor'), now });
    await seedMenus(tx, MAIN_SITE, { categories, trees, by, now });
    await seedFooters(tx, MAIN_SITE, { categories, by, now });
    await seedPartnerLogos(tx, MAIN_SITE, { categories, media, by, now });
    await seedParserSources(tx, MAIN_SITE, { by, now });
    await seedCrawlerSections(tx, MAIN_SITE, { categories, by, now });
    await seedCrawledItems(tx, MAIN_SITE, { categories, now });
    await seedParserTemplates(tx, MAIN_SITE, { by, now });
    const templates = await seedContentTemplates(tx, MAIN_SITE, { categories, by, now });
    await seedSidebars(tx, MAIN_SITE, { categories, by, now });
    await seedLayouts(tx, MAIN_SITE, { templates, categories, by, now });
    await seedWebhooks(tx, MAIN_SITE, { by, now });
    await seedGlossary(tx, MAIN_SITE, { person, now });
    await seedApiKeys(tx, MAIN_SITE, { by, now });
    await seedMachineTranslation(tx, MAIN_SITE, { by, translator: person('editor'), now });
    await seedPostReads(tx, MAIN_SITE, now);
    for (const site of SITES_WITH_PAGES) await seedPages(tx, site, { by, now });
    await seedTranslations(tx, MAIN_SITE, {
      translator: person('editor'),
      approver: person('admin'),
      categoryId: idOf(categories, 'thoi-su'),
    });
    await seedTranslationSuggestions(tx, MAIN_SITE, { by: person('editor'), now });
    await seedNotes(tx, MAIN_SITE, { person, now });
    await seedSuggestions(tx, MAIN_SITE, { person, now });
    if (senders !== undefined) {
      await seedComments(tx, MAIN_SITE, { person, now, senders });
      await seedDataRequests(tx, MAIN_SITE, { now, by: person('admin'), sealing: senders });
    }
    await seedContests(tx, { by, now });
    await seedSubmissions(tx, { files: files.contests, now });
    await seedJury(tx, { by: person('admin'), now });
    await seedVotes(tx, { by: person('admin'), now });
    await seedResults(tx, { by });
    await seedNotifications(tx, MAIN_SITE, { person, now });
    const secretBox = senders?.secretBox;
    await seedRoyalties(tx, MAIN_SITE, { by: person('admin'), approver: by, now, pens, secretBox });
    for (const site of REGIONAL_SITES) {
      const articles = REGIONAL_ARTICLES[site] ?? [];
      const terms = {
        categories: await seedCategories(tx, site, REGIONAL_CATEGORIES, by),
        tags: await seedTags(tx, site, tagsOf(articles), by),
        media: NO_FILES,
        pens: new Map<string, string>(),
        records: NO_RECORDS,
      };
      await auditWays(tx, site, await seedPosts(tx, site, articles, { ...terms, person, now }));
    }
  });
}

function unlisted<Tag extends { readonly title: string }>(tags: readonly Tag[]): Tag[] {
  return tags.filter(({ title }) => !DEMO_TAGS.some((tag) => tag.title === title));
}

/** The first administrator replaces a demo person whose e-mail that administrator took. */
function nameOf(people: SeededPeople): Person {
  return (key) => {
    const known = people[key] === undefined ? 'superAdmin' : key;
    const account = [firstAdministrator(''), ...DEMO_ACCOUNTS].find((one) => one.key === known);
    const { displayName = '', role = 'SUPPER_ADMIN' } = account ?? {};
    return { userId: people[known] ?? '', displayName, role };
  };
}

interface Site {
  readonly categories: ReadonlyMap<string, string>;
  readonly tags: ReadonlyMap<string, string>;
  readonly media: SeededMedia;
  /** Accounts of authors by pen name. */
  readonly pens: ReadonlyMap<string, string>;
  readonly records: DemoRecords;
  readonly person: Person;
  readonly now: Date;
}

async function seedPosts(
  db: Db,
  projectId: string,
  articles: readonly SeedArticle[],
  site: Site,
): Promise<PostEvent[]> {
  const { person, now } = site;
  // The oldest first, so that ids follow time.
  const inOrder = articles.toSorted((one, other) => other.hoursAgo - one.hoursAgo);
  const events: PostEvent[] = [];
  for (const article of inOrder) {
    const { createdBy, pending } = article;
    const way = wayOfArticle(article, person, now);
    const draft = draftOf(article, site);
    events.push(...(await walkPost(db, projectId, { ...way, draft, pending, createdBy: person(createdBy) })));
  }
  return events;
}

/** In the shape of a call's input, so that text is cleaned and limits apply as for real input. */
function draftOf(article: SeedArticle, { categories, tags, media, pens, records, now }: Site) {
  const { title, excerpt, keywords = [], authors, seoTitle = '', seoDescription = '' } = article;
  const written = postDraft.parse({
    title,
    excerpt,
    keywords: [...keywords],
    authors: authors.map((author) => {
      const accountId = pens.get(author.displayName);
      return { ...author, ...(accountId !== undefined && { accountId }) };
    }),
    seoTitle,
    seoDescription,
    content: readArticle(article.body).document,
    mainCategoryId: article.category === '' ? null : idOf(categories, article.category),
    categoryIds: (article.otherCategories ?? []).map((slug) => idOf(categories, slug)),
    tagIds: article.tags.map((name) => idOf(tags, name)),
    ...(article.topic !== undefined && { topicId: idOf(tags, article.topic) }),
    ...nameDemoRecords(article.key, records),
    ...article.details?.(now),
  });
  return postDraft.parse(illustrate(article.key, written, media));
}

function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo has no category or tag "${name}".`);
  return id;
}
