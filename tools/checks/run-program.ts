import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../project/root.ts'

/** Runs a script of a dependency on this Node with live output; true when it exits with 0. */
export function runProgram(
  file: string,
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}
