import { type AgreementState, mayTakeOver } from '../parser-sources/source-rights.ts';
import type { AutoAction } from './source-link.ts';

/** What stands between a text and its action; DELAY and FEW_AGENCIES do not change it. */
export const GATES = ['AGREEMENT', 'TRUST', 'AUTO_PUBLISH_OFF', 'DELAY', 'FEW_AGENCIES'] as const;
export type Gate = (typeof GATES)[number];

/** A source that publishes by itself has this trust. */
const PUBLISHING_TRUST = 5;

export interface SourceRights {
  readonly trustLevel: number;
  readonly autoPublish: boolean;
  readonly agreementState: AgreementState;
  /** Last day of the agreement; null: without an end. */
  readonly validUntil: string | null;
}

export interface GateFacts {
  readonly source: SourceRights;
  /** The longer one of the project's and the source's. */
  readonly delayMinutes: number;
  /** When the source published it; null: unknown, as if it were now. */
  readonly publishedTime: number | null;
  readonly now: number;
  /** The day of Việt Nam at `now`. */
  readonly today: string;
  readonly agencies: number;
  /** 0 where the project is no aggregated site. */
  readonly agenciesNeeded: number;
}

export interface GatedAction {
  /** What really happens. */
  readonly action: AutoAction;
  readonly gates: readonly Gate[];
  /** Before then it is not published; null: it may be at once. */
  readonly publishAfter: number | null;
}

const MINUTE_MS = 60_000;

/** Why a source's texts may not go out unseen; empty: they may. */
export function publishingGates(source: SourceRights, today: string): Gate[] {
  const gates: Gate[] = [];
  if (!mayTakeOver(source, today)) gates.push('AGREEMENT');
  if (source.trustLevel < PUBLISHING_TRUST) gates.push('TRUST');
  if (!source.autoPublish) gates.push('AUTO_PUBLISH_OFF');
  return gates;
}

/**
 * What happens to a text that a link takes. Without a valid agreement every text waits for a person; one that may not
 * go out unseen does too. The delay and too few agencies are said, and hold nothing back before publication.
 */
export function gatedAction(wanted: AutoAction, facts: GateFacts): GatedAction {
  const all = publishingGates(facts.source, facts.today);
  const closed =
    wanted === 'PUBLISH' ? all : all.filter((gate) => gate === 'AGREEMENT' && wanted === 'DRAFT');
  const earliest = (facts.publishedTime ?? facts.now) + facts.delayMinutes * MINUTE_MS;
  const waits = earliest > facts.now;
  return {
    action: closed.length > 0 ? 'REVIEW' : wanted,
    gates: [
      ...closed,
      ...(waits ? (['DELAY'] as const) : []),
      ...(facts.agencies < facts.agenciesNeeded ? (['FEW_AGENCIES'] as const) : []),
    ],
    publishAfter: waits ? earliest : null,
  };
}
