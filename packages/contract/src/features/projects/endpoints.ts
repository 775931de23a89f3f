import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import { waitingInProjects } from './project.ts';
import { project, projectCreate, projectTransition, projectUpdate } from './project-record.ts';

/** The list of projects is part of the session: there is no call for it. */
export const projectEndpoints = {
  waiting: defineEndpoint({
    method: 'GET',
    path: '/admin/project/waiting',
    summary: "How many posts wait for the caller, in each of the caller's projects where any does.",
    access: inArea('projects'),
    data: waitingInProjects,
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/project/detail/{id}',
    summary: 'One project of the caller; archived ones for SUPPER_ADMIN only.',
    access: inArea('project-detail'),
    params: idParams,
    data: project,
    errors: ['PROJECT_FORBIDDEN'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/project/create',
    summary: 'Create a project.',
    access: inArea('project-admin'),
    body: projectCreate,
    data: project,
    errors: ['TITLE_TAKEN', 'DUPLICATE', 'RULES_NOT_MET'],
    creates: true,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/project/update',
    summary:
      'Change a project of the caller, the legal part as SUPPER_ADMIN; only the keys sent are changed.',
    access: inArea('project-edit'),
    body: projectUpdate,
    data: project,
    errors: ['PROJECT_FORBIDDEN', 'VERSION_MISSING', 'VERSION_CONFLICT', 'TITLE_TAKEN', 'RULES_NOT_MET'],
  }),
  transition: defineEndpoint({
    method: 'POST',
    path: '/admin/project/transition/{id}',
    summary: 'Archive a project (DISABLED) or take it out of the archive (ENABLE); its content is kept.',
    access: inArea('project-admin'),
    params: idParams,
    body: projectTransition,
    data: project,
    errors: ['PROJECT_FORBIDDEN', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};
