import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';

interface ProjectSignProps {
  readonly project: Pick<SessionProject, 'name' | 'code' | 'color'> & Partial<Pick<SessionProject, 'logo'>>;
  readonly size?: 'small' | 'normal' | 'large';
}

/** The letters of a project on its colour, beside its name. */
export function ProjectSign({ project, size = 'normal' }: ProjectSignProps) {
  return (
    <Avatar
      name={project.name}
      letters={projectLetters(project.code)}
      color={`var(--project-${project.color})`}
      picture={project.logo && imageRefAddress(project.logo)}
      shape="square"
      size={size}
    />
  );
}

/** Two letters for a project, of its code: "happy-viet-nam" → "HV". */
export function projectLetters(code: string): string {
  return code
    .split('-')
    .slice(0, 2)
    .map((part) => part.slice(0, 1).toUpperCase())
    .join('');
}
