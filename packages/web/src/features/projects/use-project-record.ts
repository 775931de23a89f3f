import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { announceProject } from './announce-project.ts';
import { projectFieldNames } from './project-field-names.ts';
import { type ProjectRecord, projectDetail, toRecord } from './project-queries.ts';
import {
  BLANK_PROJECT,
  createInput,
  type ProjectValues,
  projectProblems,
  updateInput,
  valuesOf,
} from './project-values.ts';

/** Converts a project to form values and back; a save appears in the frame at once. */
export function useProjectRecord(): RecordForm<ProjectRecord, ProjectValues> {
  const { t } = useTranslation(['projects', 'panel']);
  const role = useAuth((auth) => auth.role);
  return useMemo(
    () => ({
      name: 'projects',
      detail: projectDetail,
      blank: () => BLANK_PROJECT,
      toValues: valuesOf,
      validate: projectProblems,
      fields: projectFieldNames(t),
      async save(values, project) {
        const saved = project
          ? await call(projectEndpoints.update, {
              body: updateInput(values, project, role),
              suppressErrorToast: ['VERSION_CONFLICT'],
            })
          : await call(projectEndpoints.create, { body: createInput(values) });
        announceProject(saved);
        return toRecord(saved);
      },
    }),
    [t, role],
  );
}
