import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import { useProjectAccess } from '../project-access.ts';
import { PROJECT_GROUPS, type ProjectGroup } from '../project-values.ts';
import { useProjectRecord } from '../use-project-record.ts';
import { ProjectSection } from './project-sections.tsx';

interface ProjectDrawerProps {
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

/** A new project, or any of the list, including archived ones. */
export function ProjectDrawer({ open, onOpen }: ProjectDrawerProps) {
  const { t } = useTranslation('projects');
  const record = useProjectRecord();
  const { mayEdit, mayAdminister } = useProjectAccess();
  const may = open === 'new' ? mayAdminister : mayEdit;
  if (!open || !may) return null;
  return (
    <FormDrawer
      record={record}
      open={open}
      onOpen={onOpen}
      title={(project) => project?.name ?? t(open === 'new' ? 'create' : 'project')}
    >
      {(form, project) =>
        (Object.keys(PROJECT_GROUPS) as ProjectGroup[]).map((group) => (
          <ProjectSection key={group} group={group} form={form} isNew={!project} level={3} />
        ))
      }
    </FormDrawer>
  );
}
