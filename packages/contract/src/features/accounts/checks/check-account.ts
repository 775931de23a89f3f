import type { AnyProfile, ProfileKind } from '../kinds/account-kinds.ts';
import type { DestinationProfile } from '../kinds/destination-profile.ts';
import type { FigureProfile } from '../kinds/figure-profile.ts';
import { type AccountCheck, type CheckFacts, destinationChecks, figureChecks } from './account-checks.ts';

/** The checklist of a profile; kinds without a page for readers have none. */
export function checkAccount(
  kind: ProfileKind,
  profile: AnyProfile,
  facts: CheckFacts,
): readonly AccountCheck[] {
  if (kind === 'figure') return figureChecks(profile as FigureProfile, facts);
  if (kind === 'destination') return destinationChecks(profile as DestinationProfile, facts);
  return [];
}

/** What keeps a page from readers. */
export function blockersOf(checks: readonly AccountCheck[]): readonly AccountCheck[] {
  return checks.filter(({ level, isDone }) => level === 'must' && !isDone);
}
