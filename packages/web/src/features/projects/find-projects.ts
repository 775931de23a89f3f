import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { SiteType } from '@toasoan/contract/vocabulary/site-type.ts';

/** Projects of the type whose name, code or address contains the text, ignoring diacritics; archived ones last. */
export function findProjects(
  projects: readonly SessionProject[],
  text: string,
  siteType: SiteType | undefined,
): readonly SessionProject[] {
  const wanted = foldVietnamese(text.trim());
  const found = projects.filter(
    (project) =>
      (siteType === undefined || project.siteType === siteType) &&
      [project.name, project.code, ...project.domains].some((words) =>
        foldVietnamese(words).includes(wanted),
      ),
  );
  return [...found.filter(isInUse), ...found.filter((project) => !isInUse(project))];
}

function isInUse({ status }: SessionProject): boolean {
  return status === 'ENABLE';
}
