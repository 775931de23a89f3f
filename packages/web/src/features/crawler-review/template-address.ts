const TEMPLATES = '/manager_crawler/manager_parser_template';

/** The studio of the template that a page was read with; all templates where it had none. */
export function templateAddress(templateId: string | null): string {
  return templateId === null ? TEMPLATES : `${TEMPLATES}/${templateId}`;
}
