import type {
  AddressCheck,
  AddressCheckQuery,
  CheckedLoss,
  PartCheck,
} from '@toasoan/contract/features/address-checks/address-check.ts';
import type { Displayed } from '@toasoan/contract/features/display-modes/resolve-display.ts';
import { SIDES } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { arrangedFooters, resolveFooter } from '#server/features/footers/public.ts';
import { arrangedMenus, type FindPages, resolveMenu } from '#server/features/menus/public.ts';
import { arrangedSidebars, resolveSidebar } from '#server/features/sidebars/public.ts';
import { checkLayouts } from './check-layouts-view.ts';
import { findKnownRecords, type KnownRecord } from './left-out-view.ts';
import type { VisitAddress } from './visit.ts';

export interface CheckDependencies {
  readonly visit: VisitAddress;
  readonly findPages: FindPages;
}

/** A telephone's own menu stands in for the main one. */
const MENU_SLOTS = ['MAIN', 'TOP', 'FOOTER', 'USER'] as const;

/**
 * What readers get at an address at a time, by the very functions that decide it for them. @throws NOT_FOUND for an
 * archived project
 */
export async function checkAddress(
  db: Db,
  {
    projectId,
    query,
    now,
  }: { readonly projectId: string; readonly query: AddressCheckQuery; readonly now: Date },
  deps: CheckDependencies,
): Promise<AddressCheck> {
  const { path, device } = query;
  const visit = await deps.visit(db, { projectId, path, now });
  if (visit === undefined) throw new AppError('NOT_FOUND');
  const { place, defaultLanguage, kind, state, title, movedTo } = visit;
  const language = query.lang ?? visit.language;
  const asked = { projectId, language, now };
  const [known, menus, { sidebars }, { footers }, layout] = await Promise.all([
    findKnownRecords(db, projectId),
    arrangedMenus(db, asked, deps.findPages),
    arrangedSidebars(db, asked),
    arrangedFooters(db, { ...asked, defaultLanguage }, deps.findPages),
    checkLayouts(db, { projectId, kind: visit.layoutKind, place, device, now }),
  ]);
  const part = (name: 'menu' | 'sidebar' | 'footer', slot: string, resolved: Resolved): PartCheck => {
    const isHere = (record: KnownRecord) =>
      record.part === name && (record.slot === slot || (slot === 'MAIN' && record.slot === 'MOBILE'));
    return partOf({ part: name, slot }, resolved, { known: known.filter(isHere), language });
  };
  const parts = [
    ...(layout === undefined ? [] : [layout]),
    ...MENU_SLOTS.map((position) => part('menu', position, resolveMenu(menus, { position, place, device }))),
    ...SIDES.map((side) => part('sidebar', side, resolveSidebar(sidebars, place, side))),
    part('footer', '', resolveFooter(footers, place)),
  ];
  // A slot that nobody has used says nothing.
  const used = parts.filter(({ shown, others }) => shown !== null || others.length > 0);
  return { path, language, kind, state, title, movedTo, parts: used };
}

type Candidate = Displayed & { readonly title: string };
interface Resolved {
  readonly shown: Candidate | undefined;
  readonly others: readonly { readonly record: Candidate; readonly loss: CheckedLoss }[];
}

const recordOf = ({ id, title, display }: Pick<Candidate, 'id' | 'title' | 'display'>) => ({
  id,
  title,
  display,
});

function partOf(
  at: Pick<PartCheck, 'part' | 'slot'>,
  { shown, others }: Resolved,
  { known, language }: { readonly known: readonly KnownRecord[]; readonly language: string },
): PartCheck {
  const compared = new Set([...(shown ? [shown.id] : []), ...others.map(({ record }) => record.id)]);
  const rest = known
    .filter(({ id }) => !compared.has(id))
    .map((record) => ({ ...recordOf(record), loss: lossOf(record, language) }));
  return {
    ...at,
    shown: shown === undefined ? null : recordOf(shown),
    others: [...others.map(({ record, loss }) => ({ ...recordOf(record), loss })), ...rest],
  };
}

/** Why a record did not even come into question. */
function lossOf({ isOn, isPublished, lang }: KnownRecord, language: string): CheckedLoss {
  if (!isOn) return 'DISABLED';
  if (!isPublished) return 'UNPUBLISHED';
  return lang !== '' && lang !== language ? 'OTHER_LANGUAGE' : 'OTHER_DEVICE';
}
