import { accountPath } from '@toasoan/contract/features/accounts/account-path.ts';
import type { AuthorProfile } from '@toasoan/contract/features/accounts/kinds/author-profile.ts';
import { PLAIN_AUTHOR } from '@toasoan/contract/features/accounts/kinds/author-profile.ts';
import {
  type DestinationProfile,
  PLAIN_DESTINATION,
} from '@toasoan/contract/features/accounts/kinds/destination-profile.ts';
import {
  type FigureProfile,
  PLAIN_FIGURE,
} from '@toasoan/contract/features/accounts/kinds/figure-profile.ts';
import type { ListQuery } from '@toasoan/contract/features/delivery/public-fields.ts';
import type {
  AuthorPage,
  DestinationPage,
  FigurePage,
} from '@toasoan/contract/features/delivery/public-pages.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { linksTo } from '../accounts-view.ts';
import { shownPictureOf } from '../cards/picture-view.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { alternatesOf, pageIn } from '../sites/site.ts';
import { imageRefOf } from '../sites/site-view.ts';
import { type AccountRow, findAuthor, findSubject } from './accounts-page-view.ts';
import { listNaming } from './lists-view.ts';
import { pageHeadOf } from './page-head.ts';

interface Answer<Page> {
  readonly movedTo: string | null;
  readonly page: Page | null;
}

const ID_AT_END = /(?:^|-)([1-9]\d{0,17})$/;

/** The id at the end of the address decides, so that a new name keeps it true. @throws NOT_FOUND */
export async function composeAuthor(
  reading: SiteReading,
  slug: string,
  query: ListQuery,
): Promise<Answer<AuthorPage>> {
  const [, id] = ID_AT_END.exec(slug) ?? [];
  const row = id === undefined ? undefined : await findAuthor(reading, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const own = accountPath(row);
  const path = pageIn(reading.site, own, query.lang);
  reading.shows(shownKey.account(row.id), shownKey.naming(row.id));
  if (!own.endsWith(`/${slug}`)) return { movedTo: path, page: null };
  const list = await listNaming(reading, row.id, query);
  const { job, description, links } = { ...PLAIN_AUTHOR, ...row.profile } as AuthorProfile;
  const page = {
    id: row.id,
    path,
    name: row.name,
    avatar: imageRefOf(row.avatar_id, row.avatar_key),
    job,
    description,
    links,
    ...list,
    head: headOf(reading, row, query),
  };
  return { movedTo: null, page };
}

/** @throws NOT_FOUND */
export async function composeFigure(
  reading: SiteReading,
  slug: string,
  query: ListQuery,
): Promise<Answer<FigurePage>> {
  const { row, list } = await findWithPosts(reading, 'figure', slug, query);
  const profile = { ...PLAIN_FIGURE, ...row.profile } as FigureProfile;
  const relations = profile.relations.flatMap(({ accountId, relation }) =>
    linksTo(reading.site, row.named, [accountId], query.lang).map((link) => ({ ...link, relation })),
  );
  const { birthName, honorifics, birth, death, birthPlace, hometown, nationality, fields, job } = profile;
  const { positions, awards, works, quotes } = profile;
  const page = {
    ...subjectOf(reading, row, { profile, lang: query.lang }),
    ...{ birthName, honorifics, birth, death, birthPlace, hometown, nationality, fields, job },
    ...{ positions, awards, works, quotes, relations },
    ...list,
    head: headOf(reading, row, query),
  };
  return { movedTo: null, page };
}

/** @throws NOT_FOUND */
export async function composeDestination(
  reading: SiteReading,
  slug: string,
  query: ListQuery,
): Promise<Answer<DestinationPage>> {
  const { row, list } = await findWithPosts(reading, 'destination', slug, query);
  const profile = { ...PLAIN_DESTINATION, ...row.profile } as DestinationProfile;
  const { destinationType, slogan, ward, address, hotline, website, lat, lng, rating, touristTypes } =
    profile;
  const { bestMonths, seasonNote, openingHours, ticketPrices, isFree, transport, amenities } = profile;
  const named = (ids: readonly string[]) => linksTo(reading.site, row.named, ids, query.lang);
  const [parent = null] = profile.parentId === null ? [] : named([profile.parentId]);
  const page = {
    ...subjectOf(reading, row, { profile, lang: query.lang }),
    ...{ destinationType, slogan, ward, address, hotline, website, lat, lng, rating, touristTypes },
    ...{ bestMonths, seasonNote, openingHours, ticketPrices, isFree, transport, amenities },
    heritage: profile.heritage.map(({ level, year, note }) => ({ level, year, note })),
    gallery: row.gallery.flatMap((file) => shownPictureOf(file) ?? []),
    parent,
    nearby: named(profile.nearbyIds),
    ...list,
    head: headOf(reading, row, query),
  };
  return { movedTo: null, page };
}

async function findWithPosts(
  reading: SiteReading,
  kind: 'figure' | 'destination',
  slug: string,
  query: ListQuery,
) {
  const row = await findSubject(reading, kind, slug);
  if (row === undefined) throw new AppError('NOT_FOUND');
  reading.shows(
    shownKey.account(row.id),
    shownKey.naming(row.id),
    ...row.named.map(({ id }) => shownKey.account(id)),
  );
  for (const file of [row.cover_file, ...row.gallery]) if (file) reading.shows(shownKey.media(file.id));
  return { row, list: await listNaming(reading, row.id, query) };
}

interface Subject {
  readonly profile: FigureProfile | DestinationProfile;
  readonly lang: string | undefined;
}

function subjectOf({ site }: SiteReading, row: AccountRow, { profile, lang }: Subject) {
  const { alternateNames, description, provinceCode, links, sources } = profile;
  return {
    id: row.id,
    path: pageIn(site, accountPath(row), lang),
    name: row.name,
    alternateNames,
    description,
    cover: shownPictureOf(row.cover_file),
    avatar: imageRefOf(row.avatar_id, row.avatar_key),
    provinceCode,
    links,
    sources: sources.map(({ title, address }) => ({ title, address })),
  };
}

function headOf({ site }: SiteReading, row: AccountRow, { lang }: Pick<ListQuery, 'lang'>) {
  const { name, profile, cover_file: cover } = row;
  const path = accountPath(row);
  const { seoTitle, seoDescription, description } = profile as Partial<FigureProfile>;
  return pageHeadOf(site, {
    title: seoTitle || name,
    description: seoDescription || (description ?? ''),
    path: pageIn(site, path, lang),
    alternates: alternatesOf(site, path),
    image: cover ? lastingPictureAddress(cover.key, { width: 1280, ratio: '16x9', format: 'jpg' }) : '',
  });
}
