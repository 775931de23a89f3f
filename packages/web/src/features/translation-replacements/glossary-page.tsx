import { GlossaryPage } from '#web/features/glossary/public.ts';
import { ReplacementOffer } from './replacement-offer.tsx';

/** The glossary; a term shows which translations say it in another way. */
export function ReplacingGlossaryPage() {
  return <GlossaryPage approvalSlot={ReplacementOffer} />;
}
