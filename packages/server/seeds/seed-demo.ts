import { postDraft } from '@toasoan/contract/features/posts/post.ts';
import { readArticle } from '#server/core/article/read-article.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { bringInPost } from '#server/features/posts/public.ts';
import { DEMO_ARTICLES } from './articles/demo-articles.ts';
import { DEMO_CATEGORIES, DEMO_TAGS, REGIONAL_CATEGORIES } from './articles/demo-taxonomy.ts';
import { REGIONAL_ARTICLES } from './articles/regional-articles.ts';
import type { SeedArticle } from './articles/seed-article.ts';
import { DEMO_ACCOUNTS, firstAdministrator, type SeedPerson } from './first-accounts.ts';
import type { SeededPeople } from './seed-base.ts';
import { auditPosts, eventsOf, type PostEvent, type SeedPost } from './seed-demo-audit.ts';
import { seedDemoPeople } from './seed-demo-people.ts';
import { seedCategories, seedTags, tagsOf } from './seed-demo-terms.ts';

const HOUR = 3_600_000;
const MAIN_SITE = '1';
/** Sites without articles have their categories all the same. */
const REGIONAL_SITES = ['2', '3', '4', '5', '6', '7'];

type Person = (key: SeedPerson) => Actor;

/** Fills the sites of the demo with a believable newsroom, all of it or nothing. */
export async function seedDemo(db: Db, people: SeededPeople, now = new Date()): Promise<void> {
  const person = nameOf(people);
  await inTransaction(db, async (tx) => {
    const by = person('superAdmin');
    await seedDemoPeople(tx, by);
    const categories = await seedCategories(tx, MAIN_SITE, DEMO_CATEGORIES, by);
    const tags = await seedTags(tx, MAIN_SITE, [...DEMO_TAGS, ...unlisted(tagsOf(DEMO_ARTICLES))], by);
    await seedPosts(tx, MAIN_SITE, DEMO_ARTICLES, { categories, tags, person, now });
    for (const site of REGIONAL_SITES) {
      const articles = REGIONAL_ARTICLES[site] ?? [];
      const terms = {
        categories: await seedCategories(tx, site, REGIONAL_CATEGORIES, by),
        tags: await seedTags(tx, site, tagsOf(articles), by),
      };
      await seedPosts(tx, site, articles, { ...terms, person, now });
    }
  });
}

function unlisted<Tag extends { readonly title: string }>(tags: readonly Tag[]): Tag[] {
  return tags.filter(({ title }) => !DEMO_TAGS.some((tag) => tag.title === title));
}

/** Who has no account, because the first administrator took the e-mail, is stood in for by that one. */
function nameOf(people: SeededPeople): Person {
  return (key) => {
    const known = people[key] === undefined ? 'superAdmin' : key;
    const account = [firstAdministrator(''), ...DEMO_ACCOUNTS].find((one) => one.key === known);
    return { userId: people[known] ?? '', displayName: account?.displayName ?? '' };
  };
}

interface Site {
  readonly categories: ReadonlyMap<string, string>;
  readonly tags: ReadonlyMap<string, string>;
  readonly person: Person;
  readonly now: Date;
}

async function seedPosts(
  db: Db,
  projectId: string,
  articles: readonly SeedArticle[],
  site: Site,
): Promise<void> {
  // The oldest first, so that ids follow time.
  const inOrder = articles.toSorted((one, other) => other.hoursAgo - one.hoursAgo);
  const events: PostEvent[] = [];
  for (const article of inOrder) {
    const post = newPost(article, site);
    const id = await bringInPost(db, projectId, post);
    events.push(...eventsOf(id, post));
  }
  await auditPosts(db, projectId, events);
}

function newPost(article: SeedArticle, { categories, tags, person, now }: Site): SeedPost {
  const updateTime = new Date(now.getTime() - article.hoursAgo * HOUR);
  const wasPublic = article.state === 'PUBLISHED' || article.state === 'UNPUBLISHED';
  const publishedTime = article.state === 'PUBLISHED' ? updateTime : hoursBefore(updateTime, 20);
  return {
    draft: draftOf(article, categories, tags),
    state: article.state,
    createdBy: person(article.createdBy),
    // Publishing and unpublishing is ADMIN's.
    updatedBy: person(wasPublic ? 'admin' : article.createdBy),
    createTime: hoursBefore(wasPublic ? publishedTime : updateTime, 5),
    updateTime,
    ...(wasPublic && { publishedTime }),
    unpublishReason: article.unpublishReason ?? '',
  };
}

/** In the shape a call would take it, so that text is cleaned and limits hold as for what people write. */
function draftOf(article: SeedArticle, categories: Site['categories'], tags: Site['tags']) {
  const { title, excerpt, keywords = [], authors, seoTitle = '', seoDescription = '' } = article;
  return postDraft.parse({
    title,
    excerpt,
    keywords: [...keywords],
    authors: [...authors],
    seoTitle,
    seoDescription,
    content: readArticle(article.body).document,
    mainCategoryId: article.category === '' ? null : idOf(categories, article.category),
    categoryIds: (article.otherCategories ?? []).map((slug) => idOf(categories, slug)),
    tagIds: article.tags.map((name) => idOf(tags, name)),
  });
}

function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo has no category or tag "${name}".`);
  return id;
}

function hoursBefore(time: Date, hours: number): Date {
  return new Date(time.getTime() - hours * HOUR);
}
