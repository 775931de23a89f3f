import type { ComponentProps, MouseEvent } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { AppLink } from './app-link.tsx';
import { goTo } from './here.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { preloadPage } from './preload-page.ts';
import { withProject } from './project-param.ts';

interface TabLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

/**
 * A link that opens or activates a tab; the pointer or the focus on it already fetches the code of its page. Copied, or opened in a new browser tab, it carries the project, because the
 * project belongs to the browser tab.
 */
export function TabLink({ to, onClick, onPointerEnter, onFocus, ...rest }: TabLinkProps) {
  const projectId = useProjectId();
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    goTo(to);
  }
  return (
    <AppLink
      {...rest}
      href={withProject(to, projectId)}
      onClick={click}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        void preloadPage(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        void preloadPage(to);
      }}
    />
  );
}
