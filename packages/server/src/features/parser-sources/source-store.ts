import {
  MAX_SOURCES,
  type ParserSourceCreate,
  type ParserSourceUpdate,
} from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { isOfSource } from '@toasoan/contract/features/parser-sources/source-hosts.ts';
import { mayTakeOver } from '@toasoan/contract/features/parser-sources/source-rights.ts';
import { PARSER_SOURCE_RULE_TEXTS } from '@toasoan/contract/features/parser-sources/source-rules.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { numberedSlug, slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { sql } from 'kysely';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { imageRefHolder } from '#server/core/media/image-ref-holder-store.ts';
import { holdImageRefs, imageRefColumns } from '#server/core/media/image-ref-store.ts';
import { deleteFilesOf } from '#server/features/attachments/public.ts';
import { checkSettingsOf } from '#server/features/posts/public.ts';
import { dropRuns, planRuns } from './runs/plan-runs.ts';
import type { ParserSourceRow } from './source-row.ts';
import { findParserSource } from './source-view.ts';

type Rule = keyof typeof PARSER_SOURCE_RULE_TEXTS;
const notMet = (rule: Rule, field: string, values?: Readonly<Record<string, number | string>>) =>
  ruleNotMet(PARSER_SOURCE_RULE_TEXTS, rule, field, values);

/** @throws NOT_FOUND also for another project's source. */
export async function getParserSource(db: Db, projectId: string, id: string): Promise<ParserSourceRow> {
  const row = await findParserSource(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** One writer of a project's sources at a time: their names, codes and hosts are theirs alone. */
async function lockSources(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('parser_sources'), hashtext(${projectId}))`.execute(db);
}

/** What the review queue has of a source. */
export interface SourceUses {
  /** Texts that are a reason to keep the source. */
  readonly countTexts: (db: Db, projectId: string, sourceId: string) => Promise<number>;
  /** Texts wait for an agreement, and come back with one. */
  readonly followAgreement: (
    db: Db,
    projectId: string,
    sourceId: string,
    isLicensed: boolean,
  ) => Promise<void>;
}

export function parserSourceStore(
  uses: SourceUses,
): RecordStore<ParserSourceRow, ParserSourceCreate, ParserSourceUpdate> {
  return {
    get: ({ db, projectId }, id) => getParserSource(db, projectId, id),
    async hold({ db, projectId }, id) {
      await lockSources(db, projectId);
      return await getParserSource(db, projectId, id);
    },
    async insert({ db, projectId, caller }, body) {
      await lockSources(db, projectId);
      if ((await countSources(db, projectId)) >= MAX_SOURCES)
        throw notMet('TOO_MANY_SOURCES', 'title', { most: MAX_SOURCES });
      const values = await columnsOf(db, projectId, body, undefined);
      const { id } = await insertVersioned(db, 'parser_sources', projectId, values, caller);
      await holdLogo(db, projectId, id, values.logo_id);
      const row = await getParserSource(db, projectId, id);
      await planRuns(db, row, new Date());
      return await getParserSource(db, projectId, id);
    },
    async update({ db, projectId, caller }, before, change) {
      const values = await columnsOf(db, projectId, change, before);
      await updateVersioned(db, 'parser_sources', before, values, caller);
      await holdLogo(db, projectId, before.id, values.logo_id);
      const row = await getParserSource(db, projectId, before.id);
      await planRuns(db, row, new Date());
      if (isLicensed(row) !== isLicensed(before))
        await uses.followAgreement(db, projectId, before.id, isLicensed(row));
      return await getParserSource(db, projectId, before.id);
    },
    async remove({ db, projectId }, before) {
      const count = await uses.countTexts(db, projectId, before.id);
      if (count > 0) throw notMet('SOURCE_IN_USE', 'id', { count });
      await dropRuns(db, before);
      await deleteFilesOf(db, projectId, { owner: 'parserSource', ownerId: before.id });
      await removeVersioned(db, 'parser_sources', before);
      await holdLogo(db, projectId, before.id, null);
    },
  };
}

function isLicensed({ agreement_state: agreementState, valid_until: validUntil }: ParserSourceRow): boolean {
  return mayTakeOver({ agreementState, validUntil }, dayIn('Asia/Ho_Chi_Minh', Date.now()));
}

async function countSources(db: Db, projectId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('parser_sources')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

type Body = ParserSourceCreate | Omit<ParserSourceUpdate, 'id' | 'version'>;

/** The columns of a source as it will be, checked as a whole: what a change leaves out stays. */
async function columnsOf(db: Db, projectId: string, body: Body, before: ParserSourceRow | undefined) {
  const title = body.title ?? before?.title ?? '';
  const homeUrl = body.homeUrl ?? before?.home_url ?? '';
  const listUrls = body.listUrls ?? before?.list_urls ?? [];
  // A source without a website is read where its lists are.
  const known = body.domains ?? before?.domains ?? [];
  const domains = known.length > 0 ? known : hostsOf(homeUrl === '' ? listUrls : [homeUrl]);
  checkAgreement(body, before);
  checkAddresses({ homeUrl, domains, listUrls, status: body.status ?? before?.status });
  checkTrust(body, before);
  await checkOthers(db, projectId, { id: before?.id ?? '0', title, domains });
  await checkDelay(db, projectId, body, before);
  const logo = await imageRefColumns(db, projectId, { mediaId: body.logoId, field: 'logoId' });
  return {
    title,
    slug: await slugFor(db, projectId, { id: before?.id ?? '0', title, body, before }),
    ...(logo && { logo_id: logo.id, logo_key: logo.key }),
    home_url: body.homeUrl,
    domains,
    source_kind: body.sourceKind,
    organization_type: body.organizationType,
    agreement_state: body.agreementState,
    agreement_no: body.agreementNo,
    signed_date: body.signedDate,
    valid_until: body.validUntil,
    scope: body.scope,
    attribution_text: body.attributionText,
    images_allowed: body.imagesAllowed,
    text_allowed: body.textAllowed,
    excerpt_chars: body.excerptChars,
    daily_quota: body.dailyQuota,
    min_delay_minutes: body.minDelayMinutes,
    contact_name: body.contactName,
    contact_email: body.contactEmail,
    contact_phone: body.contactPhone,
    lang: body.lang,
    timezone: body.timezone,
    fetch_mode: body.fetchMode,
    list_urls: body.listUrls,
    api_paths: body.apiPaths && JSON.stringify(body.apiPaths),
    user_agent: body.userAgent,
    robots_respect: body.robotsRespect,
    rate_seconds: body.rateSeconds,
    max_per_run: body.maxPerRun,
    schedule: body.schedule && JSON.stringify(body.schedule),
    idle_hours: body.idleHours,
    trust_level: body.trustLevel,
    auto_publish: body.autoPublish,
    status: body.status,
    search_text: ` ${wordsOf(foldVietnamese(`${title} ${domains.join(' ')}`)).join(' ')}`,
  };
}

function hostsOf(addresses: readonly string[]): string[] {
  return [
    ...new Set(
      addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).hostname),
    ),
  ];
}

/** @throws ENDS_BEFORE_SIGNED */
function checkAgreement({ signedDate, validUntil }: Body, before: ParserSourceRow | undefined): void {
  const signed = signedDate === undefined ? before?.signed_date : signedDate;
  const until = validUntil === undefined ? before?.valid_until : validUntil;
  if (signed && until && until < signed) throw notMet('ENDS_BEFORE_SIGNED', 'validUntil');
}

interface Addresses {
  readonly homeUrl: string;
  readonly domains: readonly string[];
  readonly listUrls: readonly string[];
  readonly status: ParserSourceRow['status'] | undefined;
}

/** @throws NOTHING_TO_FETCH, FOREIGN_LIST */
function checkAddresses({ homeUrl, domains, listUrls, status }: Addresses): void {
  if (status === 'ENABLE' && homeUrl === '' && listUrls.length === 0)
    throw notMet('NOTHING_TO_FETCH', 'homeUrl');
  if (domains.length === 0) return;
  if (!listUrls.every((address) => isOfSource(address, domains))) throw notMet('FOREIGN_LIST', 'listUrls');
}

/** @throws PUBLISH_NEEDS_TRUST where texts would go out that nobody may take over. */
function checkTrust(body: Body, before: ParserSourceRow | undefined): void {
  if (!(body.autoPublish ?? before?.auto_publish ?? false)) return;
  const agreement = {
    agreementState: body.agreementState ?? before?.agreement_state ?? 'NONE',
    validUntil: body.validUntil === undefined ? (before?.valid_until ?? null) : body.validUntil,
  };
  const today = dayIn('Asia/Ho_Chi_Minh', Date.now());
  const trust = body.trustLevel ?? before?.trust_level ?? 3;
  if (trust < 5 || !mayTakeOver(agreement, today)) throw notMet('PUBLISH_NEEDS_TRUST', 'autoPublish');
}

/** @throws DELAY_BELOW_PROJECT */
async function checkDelay(
  db: Db,
  projectId: string,
  { minDelayMinutes }: Body,
  before: ParserSourceRow | undefined,
): Promise<void> {
  if (minDelayMinutes === undefined || minDelayMinutes === before?.min_delay_minutes) return;
  const { minDelayMinutes: least } = await checkSettingsOf(db, projectId);
  if (minDelayMinutes < least) throw notMet('DELAY_BELOW_PROJECT', 'minDelayMinutes', { least });
}

interface Named {
  readonly id: string;
  readonly title: string;
  readonly domains: readonly string[];
}

/** @throws TITLE_TAKEN, HOST_TAKEN */
async function checkOthers(db: Db, projectId: string, { id, title, domains }: Named): Promise<void> {
  const { rows } = await sql<{ title: string; domains: string[] }>`
    SELECT title, domains FROM parser_sources
    WHERE project_id = ${projectId} AND id <> ${id}
      AND (lower(title) = lower(${title}) OR domains && ${domains}::text[]) LIMIT 1`.execute(db);
  const [other] = rows;
  if (other === undefined) return;
  const host = domains.find((domain) => other.domains.includes(domain));
  if (host !== undefined) throw notMet('HOST_TAKEN', 'domains', { host });
  throw new AppError('TITLE_TAKEN', { field: 'title' });
}

interface SlugRequest {
  readonly id: string;
  readonly title: string;
  readonly body: Body;
  readonly before: ParserSourceRow | undefined;
}

/** As a person wrote it, else made from the title of a new source. @throws SLUG_TAKEN */
async function slugFor(db: Db, projectId: string, { id, title, body, before }: SlugRequest): Promise<string> {
  const wanted = body.slug ?? before?.slug;
  const base = wanted ?? (slugOf(title) || 'nguon');
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM parser_sources
    WHERE project_id = ${projectId} AND id <> ${id} AND (slug = ${base} OR slug LIKE ${`${base}-%`})`.execute(
    db,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (wanted !== undefined && taken.has(wanted)) throw new AppError('SLUG_TAKEN', { field: 'slug' });
  for (let attempt = 1; ; attempt += 1) {
    const slug = numberedSlug(base, attempt);
    if (!taken.has(slug)) return slug;
  }
}

async function holdLogo(
  db: Db,
  projectId: string,
  id: string,
  logoId: string | null | undefined,
): Promise<void> {
  if (logoId === undefined) return;
  const holder = { entity: 'parserSource', entityId: id } as const;
  await holdImageRefs(db, projectId, holder, [{ mediaId: logoId, place: 'logo' }]);
}

/** Recall of the logos of sources. */
export const parserSourceImageRefs = imageRefHolder({
  entity: 'parserSource',
  table: 'parser_sources',
  name: ['title', 'title'],
  columns: { logo: 'logo' },
  isThere: (projectId) => sql`project_id = ${projectId}`,
});
