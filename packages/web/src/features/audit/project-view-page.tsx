import { ProjectPage } from '#web/features/projects/public.ts';
import { AuditLog } from './audit-log.tsx';
import { SystemLog } from './system/system-log.tsx';

/** The page of a project with its log. It is here because the projects feature may not import the log. */
export function ProjectViewPage() {
  return <ProjectPage log={<AuditLog />} systemLog={<SystemLog />} />;
}
