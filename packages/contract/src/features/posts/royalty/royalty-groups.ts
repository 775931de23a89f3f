import { ROYALTY_GROUP_TABLE, type RoyaltyGroupCode } from '../../../vocabulary/royalty-groups.ts';
import type { Genre } from '../post-kinds.ts';

const GROUP_OF_GENRE: Readonly<Record<Genre, RoyaltyGroupCode>> = {
  NEWS: 'NEWS',
  PRESS_RELEASE: 'NEWS',
  READER_MAIL: 'READER_REPLY',
  COMMENTARY: 'COMMENTARY',
  REPORT: 'REPORTAGE',
  REPORTAGE: 'REPORTAGE',
  PROFILE: 'REPORTAGE',
  NOTES: 'REPORTAGE',
  INTERVIEW: 'INTERVIEW',
  REVIEW: 'RESEARCH',
};

interface Work {
  readonly genre: Genre;
  /** Groups of the accounts of its byline, in its order; undefined where an author has none. */
  readonly ofAuthors: readonly (RoyaltyGroupCode | undefined)[];
}

/**
 * The group that is proposed for a work: of the first author who has one, or of its genre. Whoever sets the royalty may
 * take another.
 */
export function proposedGroup({ genre, ofAuthors }: Work): RoyaltyGroupCode {
  return ofAuthors.find((group) => group !== undefined) ?? GROUP_OF_GENRE[genre];
}

/** A tenth of the base salary, in đồng. */
export const PLAIN_UNIT_VALUE = 234_000;

/** A project's changes to the table; other groups keep their values. */
export type GroupMaxima = Readonly<Partial<Record<RoyaltyGroupCode, number>>>;

export function maxOfGroup(group: RoyaltyGroupCode, maxima: GroupMaxima): number {
  return maxima[group] ?? ROYALTY_GROUP_TABLE[group].max;
}
