import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import {
  MEDIA_VIEWS,
  type MediaListQuery,
  mediaListQuery,
} from '@toasoan/contract/features/media/media-list.ts';
import {
  mediaCountsStatement,
  mediaFilter,
  mediaPageStatement,
  resolveMediaStatement,
} from '#server/features/media/public.ts';
import { LIBRARY_WORD } from '../newsroom/fill-library.ts';
import type { Place, Scenario, ScenarioCall } from './scenarios.ts';

type Query = Partial<Readonly<Record<keyof MediaListQuery, string | readonly string[]>>>;
type Queries = (place: Place) => readonly Query[];

const TABS: Queries = () => MEDIA_VIEWS.flatMap((view) => [{ view }, { view, page: '3' }]);

/** Single filters that match nearly all files, some, or few. */
const ONE: Queries = ({ terms }) => [
  { kind: 'IMAGE' },
  { kind: ['VIDEO', 'AUDIO'] },
  { folderId: 'root' },
  { folderId: '3' },
  { folderId: '17' },
  { collectionId: '2' },
  { tagId: terms.tagIds[0] ?? '' },
  { createdBy: '1000' },
  { licence: 'AGENCY' },
  { licenceStatus: 'EXPIRED' },
  { aiUse: ['GENERATED', 'ASSISTED'] },
  { noAlt: 'true' },
  { noCredit: 'true' },
  { children: 'true' },
  { unused: 'true' },
  { from: '2026-05-01', to: '2026-05-07' },
  { from: '2026-01-01', dateKind: 'takenTime' },
  { sort: 'fileName' },
  { sort: '-sizeBytes' },
  { sort: '-takenTime' },
];

/** Typical combinations of picture editors. */
const COMBINED: Queries = ({ terms }) => [
  { view: 'noAlt', kind: 'IMAGE', createdBy: '1003' },
  { view: 'expiring', licence: 'AGENCY', folderId: '5' },
  { view: 'unused', noCredit: 'true', sort: '-sizeBytes' },
  { view: 'children', from: '2026-01-01', licenceStatus: 'PENDING' },
  { view: 'ai', collectionId: '4', noAlt: 'true' },
  { tagId: terms.tagIds[1] ?? '', kind: 'IMAGE', sort: 'fileName' },
  { text: LIBRARY_WORD, kind: 'IMAGE', unused: 'true' },
];

const SEARCHES: Queries = () => [
  { text: LIBRARY_WORD },
  { text: 'ảnh số' },
  { text: 'người chụp 7' },
  { text: '4999' },
  { text: 'không có từ này' },
];

const FAR: Queries = () => [
  { page: '2400' },
  { page: '1200', sort: 'fileName' },
  { page: '400', kind: 'IMAGE', sort: '-takenTime' },
  { page: '300', noAlt: 'false', sort: '-sizeBytes' },
];

/** The product also counts the total of a filter; the bare side reads only the page. */
export const MEDIA_SCENARIOS: readonly Scenario[] = [
  { key: 'mediatabs', title: 'library, each tab', grows: false, calls: callsOf(TABS) },
  { key: 'mediafilter', title: 'library, each filter alone', grows: false, calls: callsOf(ONE) },
  { key: 'mediacombined', title: 'library, filters together', grows: false, calls: callsOf(COMBINED) },
  { key: 'mediasearch', title: 'library, search', grows: false, calls: callsOf(SEARCHES) },
  { key: 'mediafar', title: 'library, far pages', grows: false, calls: callsOf(FAR) },
  {
    key: 'mediacounts',
    title: 'library, counts of tabs',
    grows: false,
    calls: ({ projectId, actor }) => [
      {
        path: `/api${mediaEndpoints.counts.path}`,
        statements: [mediaCountsStatement(projectId, actor.userId, new Date())],
      },
    ],
  },
];

function callsOf(queries: Queries): Scenario['calls'] {
  return (place) => queries(place).map((query) => callOf(place, query));
}

function callOf({ projectId, actor }: Place, asked: Query): ScenarioCall {
  const search = new URLSearchParams(
    Object.entries(asked).flatMap(([key, value]) =>
      [value].flat().map((one): [string, string] => [key, String(one)]),
    ),
  );
  const { from, to, folderId, ...query } = mediaListQuery.parse(asked);
  const hasMore = from !== undefined || to !== undefined || query.view === 'expiring';
  const resolved = {
    ...query,
    ...(folderId !== undefined && { folderIds: folderId === 'root' ? ('root' as const) : [folderId] }),
    ...(from !== undefined && { fromTime: new Date(`${from}T00:00:00+07:00`) }),
    ...(to !== undefined && { toTime: new Date(`${to}T24:00:00+07:00`) }),
    ...(query.view === 'expiring' && { warnUntil: '2026-12-22' }),
  };
  const filter = mediaFilter(projectId, actor.userId, resolved);
  if (filter === undefined) throw new Error('A search text of the bench has no word.');
  return {
    path: `/api${mediaEndpoints.list.path}?${search}`,
    statements: [
      ...(hasMore ? [resolveMediaStatement(projectId, { from, to, folderId }, new Date())] : []),
      mediaPageStatement(projectId, filter, resolved),
    ],
  };
}
