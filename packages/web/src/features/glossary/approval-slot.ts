import type { GlossaryDetail } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import type { ComponentType, ReactNode } from 'react';

/** What follows an approval: other wordings that stand in texts are replaced. */
export interface FollowUp {
  /** Texts that would change; the main button names them. */
  readonly count: number;
  /** Runs once the entry is approved. */
  readonly run: (approved: GlossaryDetail) => Promise<unknown>;
}

export interface ApprovalSlotProps {
  /** A proposed keyword, or an approved one that is looked at. */
  readonly entry: GlossaryDetail;
  /** The panel lays out what is shown, and the buttons below it; both undefined where no text would change. */
  readonly children: (followUp: FollowUp | undefined, shown: ReactNode) => ReactNode;
}

/** From a feature above: shows what an approval would change, and the buttons below it. */
export type ApprovalSlot = ComponentType<ApprovalSlotProps>;
