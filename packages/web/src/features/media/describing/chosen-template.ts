import type { MediaTemplate } from '@toasoan/contract/features/media/describing/media-template.ts';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { useProjectId } from '#web/core/project/current-project.ts';

type Chosen = Pick<MediaTemplate, 'id' | 'title'>;

/** The most characters that the kept page state takes of a name. */
const MOST = 60;

const keyOf = (projectId: string) => `media.template.${projectId}`;

/** Kept as `12:SEA Games`, so that its name needs no call. */
function read(kept: string | undefined): Chosen | undefined {
  const [, id = '', title = ''] = /^(\d+):(.*)$/s.exec(kept ?? '') ?? [];
  return id === '' ? undefined : { id, title };
}

/** The template that this person uses for uploads into a project; undefined: none. */
export function chosenTemplateId(projectId: string): string | undefined {
  return read(usePageConfig.getState().lastTabs[keyOf(projectId)])?.id;
}

interface ChosenTemplate {
  readonly chosen: Chosen | undefined;
  readonly choose: (template: Chosen | undefined) => void;
}

/** The template chosen once for all uploads into the project, until another one is chosen. */
export function useChosenTemplate(): ChosenTemplate {
  const projectId = useProjectId();
  const chosen = read(usePageConfig(({ lastTabs }) => lastTabs[keyOf(projectId)]));
  return {
    chosen,
    choose(template) {
      const kept = template ? `${template.id}:${[...template.title].slice(0, MOST).join('')}` : '';
      usePageConfig.setState(({ lastTabs }) => ({ lastTabs: { ...lastTabs, [keyOf(projectId)]: kept } }));
    },
  };
}
