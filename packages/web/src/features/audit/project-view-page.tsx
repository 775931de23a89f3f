import { ProjectPage } from '#web/features/projects/public.ts';
import { AuditLog } from './audit-log.tsx';

/** The page of a project with its log, put together here because projects lie below and know of no log. */
export function ProjectViewPage() {
  return <ProjectPage log={<AuditLog />} />;
}
