import { expect, test } from 'vitest';
import { readImportArguments } from './import-arguments.ts';

test('a file and a project start an import', () => {
  expect(readImportArguments(['wordpress', 'site.xml', '--project', '1'])).toEqual({
    kind: 'wordpress',
    file: 'site.xml',
    projectId: '1',
    isDryRun: false,
    media: undefined,
    reportFile: undefined,
  });
});

test('an import can be a dry run with a saved report', () => {
  const args = ['wordpress', '--dry-run', '--project=7', 'site.xml', '--report', 'ket-qua.json'];
  expect(readImportArguments(args)).toMatchObject({
    isDryRun: true,
    projectId: '7',
    reportFile: 'ket-qua.json',
  });
});

test("the site's files may be given beside the export", () => {
  const args = ['wordpress', 'site.xml', '--project=7', '--media', 'uploads.zip'];
  expect(readImportArguments(args)).toMatchObject({ media: 'uploads.zip' });
});

test('a run is undone by its number', () => {
  expect(readImportArguments(['undo', '12'])).toEqual({ kind: 'undo', runId: '12' });
});

test.each([
  [[]],
  [['wordpress']],
  [['wordpress', 'a.xml', 'b.xml', '--project', '1']],
  [['wordpress', 'a.xml']],
  [['wordpress', 'a.xml', '--project', 'một']],
  [['wordpress', 'a.xml', '--project', '1', '--force']],
  [['drupal', 'a.xml', '--project', '1']],
  [['undo']],
  [['undo', '0']],
])('%j is answered with the usage', (args) => {
  expect(() => readImportArguments(args)).toThrow('npm run import -- wordpress');
});
