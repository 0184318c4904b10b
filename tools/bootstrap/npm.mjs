// npm as this process was started by it, or as the machine has it.
import { spawnSync } from 'node:child_process'
import { SetupError } from './project.mjs'

/** Installs exactly what the folder's package-lock.json names and says how long it took; throws SetupError when npm can't. `what` begins a sentence. */
export function installLocked(folder, what, args = []) {
  const beganAt = Date.now()
  const { command, args: before } = findNpm()
  const result = spawnSync(
    command,
    [
      ...before,
      'ci',
      '--include=dev',
      '--include=optional',
      // Code of a package runs when it is imported, never because it was installed.
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...args,
    ],
    { cwd: folder, stdio: 'inherit', shell: command === 'npm' && process.platform === 'win32' },
  )
  if (result.error)
    throw new SetupError(
      `npm could not be started (${result.error.message}). Install npm, then run the command again.`,
    )
  if (result.status !== 0)
    throw new SetupError(
      `${what} could not be installed; npm's message is above. Once npm ci succeeds in ${folder}, run the command again.`,
    )
  console.log(`${what} installed in ${Math.round((Date.now() - beganAt) / 1000)} s.`)
}

function findNpm() {
  const path = process.env.npm_execpath
  return path?.endsWith('.js') ? { command: process.execPath, args: [path] } : { command: 'npm', args: [] }
}
