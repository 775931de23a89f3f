import { type ComponentType, createContext } from 'react';

interface WorkPart {
  readonly workId: string;
}

/** What later areas know of a work; they lie above, so the page passes it in. */
interface WorkParts {
  /** Beside the findings of the check. */
  readonly CheckAgain?: ComponentType<WorkPart>;
  /** Below them: works and files that look like this one. */
  readonly LookAlikes?: ComponentType<WorkPart>;
  /** At the end: takes the work down everywhere, or says that it was. */
  readonly Takedown?: ComponentType<WorkPart>;
}

export const WorkPartsContext = createContext<WorkParts>({});
