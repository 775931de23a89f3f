import { PlaceSection } from '../place/place-section.tsx';
import { ProgrammeSection } from '../programme/programme-section.tsx';
import { TimeSection } from '../recurrence/time-section.tsx';
import type { PanelProps } from './event-panel.tsx';
import { HostsSection } from './hosts-section.tsx';

/** The facts of the event between its head and its text. */
export function EventSections({ session }: PanelProps) {
  return (
    <>
      <TimeSection session={session} />
      <PlaceSection session={session} />
      <ProgrammeSection session={session} />
      <HostsSection session={session} />
    </>
  );
}
