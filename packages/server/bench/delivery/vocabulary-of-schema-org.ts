import { join } from 'node:path';
import ts from 'typescript';

/** Never written: a place from which the types are found. */
const FILE = join(import.meta.dirname, 'found-json-ld.ts');

/**
 * Reads JSON-LD by the vocabulary of schema.org, as `schema-dts` publishes it in types: a type, a property or a kind of
 * value that the vocabulary does not have is a fault.
 */
export function faultsOfVocabulary(found: readonly string[]): string[] {
  const source = [
    "import type { Graph, Thing, WithContext } from 'schema-dts';",
    ...[...new Set(found)].map(
      (json, index) =>
        `export const thing${index}: WithContext<Thing> | Graph = ${JSON.stringify(JSON.parse(json))};`,
    ),
  ].join('\n');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, rest[0]) : getSourceFile(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  const file = program.getSourceFile(FILE);
  return ts.getPreEmitDiagnostics(program, file).map(({ messageText, start = 0 }) => {
    const line = source.slice(0, start).split('\n').length;
    return `${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400)} (thing ${line - 1})`;
  });
}
