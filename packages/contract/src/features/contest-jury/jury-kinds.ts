import * as z from 'zod/mini';

export const JUROR_STATES = ['ACTIVE', 'REMOVED'] as const;
export type JurorState = (typeof JUROR_STATES)[number];

/** The rounds that jurors judge; the others are decisions of the secretariat and of the appraisal council. */
export const JURY_ROUNDS = ['PRELIM', 'FINAL'] as const;
export type JuryRoundKey = (typeof JURY_ROUNDS)[number];

/**
 * One work before one juror. RECUSED: a conflict of interest. ABSTAINED: no judgement, without one. DROPPED: taken
 * from the juror by the secretariat.
 */
export const TURN_STATES = ['TODO', 'LATER', 'DONE', 'RECUSED', 'ABSTAINED', 'DROPPED'] as const;
export type TurnState = (typeof TURN_STATES)[number];

export const DECISIONS = ['PASS', 'RESERVE', 'FAIL'] as const;
export type RoundDecision = (typeof DECISIONS)[number];

export const jurorState = z.enum(JUROR_STATES, { error: 'choice' });
export const juryRoundKey = z.enum(JURY_ROUNDS, { error: 'choice' });
export const turnState = z.enum(TURN_STATES, { error: 'choice' });
export const roundDecision = z.enum(DECISIONS, { error: 'choice' });
