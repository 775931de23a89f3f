import { DataRequestsPart } from '#web/features/data-requests/public.ts';
import { SitePart } from '#web/features/delivery/public.ts';
import { MachineTranslationPart } from '#web/features/machine-translation/public.ts';
import { ProjectPage } from '#web/features/projects/public-page.ts';
import { WebhooksPart } from '#web/features/webhooks/public.ts';
import { AuditLog } from './audit-log.tsx';
import { SystemLog } from './system/system-log.tsx';

/** The page of a project with its parts. It is here because the projects feature may import none of them. */
export function ProjectViewPage() {
  return (
    <ProjectPage
      dataRequests={<DataRequestsPart />}
      webhooks={<WebhooksPart />}
      machine={<MachineTranslationPart />}
      site={(view) => <SitePart view={view} />}
      log={<AuditLog />}
      systemLog={<SystemLog />}
    />
  );
}
