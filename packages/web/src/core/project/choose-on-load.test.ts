import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { expect, test } from 'vitest';
import { chooseOnLoad } from './choose-on-load.ts';

function project(projectId: string, status: SessionProject['status'] = 'ENABLE'): SessionProject {
  return {
    projectId,
    code: projectId,
    name: `Dự án ${projectId}`,
    siteType: 'custom',
    color: 'green',
    status,
    workflowMode: 'THREE_STEP',
    allowSelfApprove: false,
    domains: [],
    logo: null,
    permissionGrants: [],
    permissionDenials: [],
  };
}

const PROJECTS = [project('1'), project('2'), project('7'), project('9', 'DISABLED')];

test.each([
  ['the address comes first', '2', '7', '1', '2'],
  ['then the project of the stored tabs', '', '7', '1', '7'],
  ['then what the browser remembers', '', '', '1', '1'],
  ['a foreign project in the address is passed over', '5', '7', '1', '7'],
  ['a foreign remembered one becomes none', '', '', '5', ''],
  ['an archived one becomes none', '', '', '9', ''],
])('%s', (_, fromAddress, fromTabs, remembered, expected) => {
  expect(chooseOnLoad(PROJECTS, { fromAddress, fromTabs, remembered })).toBe(expected);
});
