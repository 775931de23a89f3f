// npm run score-extraction -- FOLDER: how well articles are read from stored pages with expected results.
import { reportFailure } from '#server/app/report-failure.ts';
import { scoreExtraction } from '#server/features/extraction/scoring/score-command.ts';

try {
  await scoreExtraction(process.argv.slice(2), {
    // npm runs scripts in the package's folder and keeps the caller's folder in a variable.
    folder: process.env.INIT_CWD ?? process.cwd(),
    print: (text) => process.stdout.write(`${text}\n`),
  });
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
