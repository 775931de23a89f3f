import { mediaTemplateEndpoints } from '@toasoan/contract/features/media/describing/media-template.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { changeRoutes } from '#server/core/crud/crud-routes.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { listTemplates, type TemplateRow, templateOf, templateStore } from './template-store.ts';

const auditTemplate = auditOf('mediaTemplate', ({ id, title, description, version }: TemplateRow) => {
  const { title: _ofFiles, ...said } = description;
  return { ...said, id, title, version };
});

export function templateRoutes(): readonly Route[] {
  return [
    route(mediaTemplateEndpoints.list, async ({ db, projectId }) => ({
      items: await listTemplates(db, projectId),
    })),
    ...Object.values(
      changeRoutes(mediaTemplateEndpoints, {
        store: templateStore,
        audit: auditTemplate,
        answerOf: templateOf,
      }),
    ),
  ];
}
