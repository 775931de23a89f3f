import { connectCalls } from '#web/app/connect-calls.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { takeSession } from '#web/core/session/take-session.ts';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';
import { aSession } from '../../../../../test/people.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { DropZone } from '../dropping/drop-zone.tsx';
import { UploadDock } from '../panel/upload-dock.tsx';
import { UploadButton } from '../upload-button.tsx';

/** Signs in and enters a project, without the frame. */
export function enterProject(projectId = '1', session = aSession()): void {
  connectCalls();
  takeSession(session);
  useProjects.getState().take(session.user.projects);
  useLayout.getState().update({ projectCurrentId: projectId });
}

/** A page with every way to add files and the dock of the frame. */
export async function openUploads(session = aSession()): Promise<void> {
  enterProject('1', session);
  await renderScreen(
    <>
      <h1>Thư viện</h1>
      <UploadDock />
      <UploadButton />
      <DropZone folderId="7" />
      <label>
        Chú thích <textarea />
      </label>
      <ToastRegion />
    </>,
  );
}
