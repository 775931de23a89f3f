import type { Permission } from '@toasoan/contract/access/permissions.ts';
import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { type ComponentType, createContext, type ReactNode } from 'react';

interface WorkPart {
  readonly workId: string;
}

/** Filters by what later areas know of works. */
interface LaterFilters {
  readonly jurorId?: string | undefined;
  readonly voteMonth?: string | undefined;
}

export interface FilterPart extends LaterFilters {
  readonly contestId: string;
  /** Rare filters are shown. */
  readonly isUnfolded: boolean;
  readonly onChange: (
    filters: {
      readonly [Key in keyof LaterFilters]?: string | null;
    },
  ) => void;
}

export interface BulkPartDialogProps {
  readonly contestId: string;
  readonly ids: readonly string[];
  /** With what each work says. */
  readonly onDone: (result: BulkResult) => void;
  readonly onClose: () => void;
}

/** An action on chosen works that asks in a dialog and sends its own call. */
interface BulkPart {
  readonly key: 'assign' | 'mail';
  readonly permission: Permission;
  readonly icon: ReactNode;
  readonly Dialog: ComponentType<BulkPartDialogProps>;
}

/** What later areas know of a work; they lie above, so the page passes it in. */
interface WorkParts {
  /** Beside the findings of the check. */
  readonly CheckAgain?: ComponentType<WorkPart>;
  /** Below them: works and files that look like this one. */
  readonly LookAlikes?: ComponentType<WorkPart>;
  /** At the end: what else can be done about the work. */
  readonly Actions?: ComponentType<WorkPart>;
  readonly Filters?: ComponentType<FilterPart>;
  readonly bulk?: readonly BulkPart[];
}

export const WorkPartsContext = createContext<WorkParts>({});
