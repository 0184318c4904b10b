import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plan } from './plan-files.ts'

const formatter = join(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt')

/** Writes the files of a plan and formats them. */
export function writePlan(root: string, { added, changed }: Plan): void {
  const files = [...added, ...changed]
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  // Drawings keep their long lines.
  const formatted = files
    .map(({ path }) => path)
    .filter((path) => /\.(ts|tsx|css|md)$/.test(path) && !path.startsWith('art/'))
  if (formatted.length > 0) execFileSync(process.execPath, [formatter, ...formatted], { cwd: root })
}
