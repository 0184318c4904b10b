import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../project/root.ts'

interface ProgramOptions {
  cwd?: string
  env?: Record<string, string>
  /** Takes what the program writes; without it the program writes to the terminal itself. */
  print?: ((text: string) => void) | undefined
}

/** Runs a script of a dependency on this Node; true when it exits with 0. */
export function runProgram(
  file: string,
  args: readonly string[],
  { cwd = root, env = {}, print }: ProgramOptions = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd,
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => print!(text))
    }
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
}
