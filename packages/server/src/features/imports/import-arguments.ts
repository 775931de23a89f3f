import { parseArgs } from 'node:util';
import { ImportProblem } from './import-problem.ts';

const USAGE = `Cách dùng:
  npm run import -- wordpress TỆP.xml --project 1 [--media THƯ-MỤC|TỆP.zip] [--dry-run] [--report BÁO-CÁO.json]
  npm run import -- undo SỐ-LƯỢT-NHẬP`;

/** The request of the command line. */
export type ImportRequest =
  | {
      readonly kind: 'wordpress';
      readonly file: string;
      readonly projectId: string;
      readonly isDryRun: boolean;
      /** Folder or archive with the files of the site. */
      readonly media: string | undefined;
      readonly reportFile: string | undefined;
    }
  | { readonly kind: 'undo'; readonly runId: string };

const ID = /^[1-9]\d{0,17}$/;

/** @throws ImportProblem with the usage */
export function readImportArguments(args: readonly string[]): ImportRequest {
  const { values, positionals } = parsed(args);
  const [kind, subject, ...rest] = positionals;
  if (subject === undefined || rest.length > 0) throw new ImportProblem(USAGE);
  if (kind === 'undo') {
    if (!ID.test(subject))
      throw new ImportProblem(`"${subject}" không phải là số của một lượt nhập.\n${USAGE}`);
    return { kind, runId: subject };
  }
  if (kind !== 'wordpress') throw new ImportProblem(USAGE);
  const { project, report, media } = values;
  if (project === undefined || !ID.test(project))
    throw new ImportProblem(`Hãy cho biết nhập vào dự án nào: --project SỐ.\n${USAGE}`);
  return {
    kind,
    file: subject,
    projectId: project,
    isDryRun: values['dry-run'] === true,
    media,
    reportFile: report,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        media: { type: 'string' },
      },
    });
  } catch {
    throw new ImportProblem(USAGE);
  }
}
