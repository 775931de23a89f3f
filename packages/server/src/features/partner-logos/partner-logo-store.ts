import type {
  PartnerGroup,
  PartnerLogoCreate,
  PartnerLogoUpdate,
} from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { MAX_LOGOS } from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { PARTNER_LOGO_RULE_TEXTS } from '@toasoan/contract/features/partner-logos/partner-logo-rules.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { imageRefHolder } from '#server/core/media/image-ref-holder-store.ts';
import { holdImageRefs, imageRefColumns } from '#server/core/media/image-ref-store.ts';
import { namesLivingTargets } from '#server/features/display-modes/public.ts';
import type { PartnerLogoRow } from './partner-logo-row.ts';
import { findPartnerLogo } from './partner-logo-view.ts';

type Rule = keyof typeof PARTNER_LOGO_RULE_TEXTS;
const notMet = (rule: Rule, field: string, values?: Readonly<Record<string, number>>) =>
  ruleNotMet(PARTNER_LOGO_RULE_TEXTS, rule, field, values);

/** @throws NOT_FOUND also for another project's logo. */
async function getPartnerLogo(db: Db, projectId: string, id: string): Promise<PartnerLogoRow> {
  const row = await findPartnerLogo(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** One writer of a project's logos at a time: their order has no gaps. */
async function lockPartnerLogos(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('partner_logos'), hashtext(${projectId}))`.execute(db);
}

/** Logos, each with the rules that stand in the way of a change. */
export const partnerLogoStore: RecordStore<PartnerLogoRow, PartnerLogoCreate, PartnerLogoUpdate> = {
  get: ({ db, projectId }, id) => getPartnerLogo(db, projectId, id),
  async hold({ db, projectId }, id) {
    await lockPartnerLogos(db, projectId);
    return await getPartnerLogo(db, projectId, id);
  },
  async insert({ db, projectId, caller }, body) {
    await lockPartnerLogos(db, projectId);
    const count = await countLogos(db, projectId);
    if (count >= MAX_LOGOS) throw notMet('TOO_MANY_LOGOS', 'title', { most: MAX_LOGOS });
    const values = await columnsOf(db, projectId, body, undefined);
    const position = (await idsOfGroup(db, projectId, body.group ?? 'PARTNER')).length;
    const { id } = await insertVersioned(db, 'partner_logos', projectId, { ...values, position }, caller);
    await holdPictures(db, projectId, id, values);
    return await getPartnerLogo(db, projectId, id);
  },
  async update({ db, caller }, before, change) {
    const projectId = before.project_id;
    const values = await columnsOf(db, projectId, change, before);
    const isMoved = change.group !== undefined && change.group !== before.partner_group;
    const position = isMoved
      ? (await idsOfGroup(db, projectId, change.group ?? 'PARTNER')).length
      : undefined;
    await updateVersioned(db, 'partner_logos', before, { ...values, position }, caller);
    if (isMoved) await number(db, projectId, await idsOfGroup(db, projectId, before.partner_group));
    await holdPictures(db, projectId, before.id, values);
    return await getPartnerLogo(db, projectId, before.id);
  },
  async remove({ db }, before) {
    await removeVersioned(db, 'partner_logos', before);
    await number(db, before.project_id, await idsOfGroup(db, before.project_id, before.partner_group));
    await holdPictures(db, before.project_id, before.id, { image_id: null, image_dark_id: null });
  },
};

/** Before another logo of its group, or last. Only the moved one gets a new version. @throws WRONG_NEIGHBOUR. */
export async function movePartnerLogo(
  db: Db,
  before: PartnerLogoRow,
  beforeId: string | null,
  by: Actor,
): Promise<PartnerLogoRow> {
  const projectId = before.project_id;
  const order = (await idsOfGroup(db, projectId, before.partner_group)).filter((id) => id !== before.id);
  const at = beforeId === null ? order.length : order.indexOf(beforeId);
  if (at < 0) throw notMet('WRONG_NEIGHBOUR', 'beforeId');
  await updateVersioned(db, 'partner_logos', before, {}, by);
  await number(db, projectId, order.toSpliced(at, 0, before.id));
  return await getPartnerLogo(db, projectId, before.id);
}

async function countLogos(db: Db, projectId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('partner_logos')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

async function idsOfGroup(db: Db, projectId: string, group: PartnerGroup): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_logos')
    .select('id')
    .where('project_id', '=', projectId)
    .where('partner_group', '=', group)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function number(db: Db, projectId: string, order: readonly string[]): Promise<void> {
  await sql`
    UPDATE partner_logos SET position = place.number - 1
    FROM unnest(${order}::bigint[]) WITH ORDINALITY AS place (id, number)
    WHERE partner_logos.project_id = ${projectId} AND partner_logos.id = place.id
      AND partner_logos.position <> place.number - 1`.execute(db);
}

type Body = PartnerLogoCreate | Omit<PartnerLogoUpdate, 'id' | 'version'>;

/** The columns of a logo as it will be, checked as a whole: what a change leaves out stays. */
async function columnsOf(db: Db, projectId: string, body: Body, before: PartnerLogoRow | undefined) {
  const times = timesOf(body, before);
  const image = await imageRefColumns(db, projectId, { mediaId: body.imageId, field: 'imageId' });
  const dark = await imageRefColumns(db, projectId, { mediaId: body.imageDarkId, field: 'imageDarkId' });
  checkPicture(body, before, image);
  if (body.display && !(await namesLivingTargets(db, projectId, body.display)))
    throw notMet('TARGET_UNKNOWN', 'display');
  const title = body.title ?? before?.title ?? '';
  return {
    title,
    ...(image && { image_id: image.id, image_key: image.key }),
    ...(dark && { image_dark_id: dark.id, image_dark_key: dark.key }),
    alt: body.alt,
    url: body.url,
    partner_group: body.group,
    tier: body.tier,
    display: body.display && JSON.stringify(body.display),
    ...times,
    nofollow: body.nofollow,
    open_new_tab: body.openNewTab,
    status: body.status,
    search_text: ` ${wordsOf(foldVietnamese(title)).join(' ')}`,
  };
}

/** @throws ENDS_BEFORE_START */
function timesOf({ startTime, endTime }: Body, before: PartnerLogoRow | undefined) {
  const start = startTime === undefined ? before?.start_time : dateOf(startTime);
  const end = endTime === undefined ? before?.end_time : dateOf(endTime);
  if (start && end && end <= start) throw notMet('ENDS_BEFORE_START', 'endTime');
  return { start_time: start ?? null, end_time: end ?? null };
}

/** @throws NO_LOGO where a logo without a picture would be shown. */
function checkPicture(
  body: Body,
  before: PartnerLogoRow | undefined,
  image: { readonly id: string | null } | undefined,
): void {
  const id = image === undefined ? before?.image_id : image.id;
  const status = body.status ?? before?.status ?? 'DISABLED';
  if (status === 'ENABLE' && (id ?? null) === null) throw notMet('NO_LOGO', 'imageId');
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

interface Pictures {
  readonly image_id?: string | null;
  readonly image_dark_id?: string | null;
}

async function holdPictures(db: Db, projectId: string, id: string, set: Pictures): Promise<void> {
  if (set.image_id === undefined && set.image_dark_id === undefined) return;
  const now = await findPartnerLogo(db, projectId, id);
  await holdImageRefs(db, projectId, { entity: 'partnerLogo', entityId: id }, [
    { mediaId: now?.image_id ?? null, place: 'logo' },
    { mediaId: now?.image_dark_id ?? null, place: 'logoDark' },
  ]);
}

/** Recall of the pictures of logos. */
export const partnerLogoImageRefs = imageRefHolder({
  entity: 'partnerLogo',
  table: 'partner_logos',
  name: ['title', 'title'],
  columns: { logo: 'image', logoDark: 'image_dark' },
  isThere: (projectId) => sql`project_id = ${projectId}`,
});
