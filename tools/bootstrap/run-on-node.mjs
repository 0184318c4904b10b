// Runs a file of the project on a given Node as if it were this process: output, signals and exit code pass through.
// The channel to the child closes with this process, however it ends, which the child treats as a request to stop.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './project.mjs'

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']
const parentCheckMs = 300

/** The compiled code of all modules is kept between starts, which makes the next one a second shorter. A folder that can't be written is not used. */
const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, '.cache/compiled') }

/** Answers the exit code; a child that died of a signal counts as 128 + its number. */
export function runOnNode(runtime, file, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(runtime, [join(root, file), ...args], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...compiled,
        ...env,
        PATH: `${dirname(runtime)}${delimiter}${process.env.PATH ?? ''}`,
      },
    })
    // Ctrl-C reaches parent and child alike; the parent only waits, so that the child's exit code is the answer.
    for (const signal of forwarded) process.on(signal, () => child.kill(signal))
    const parentCheck = watchNpm(() => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(parentCheck)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/** npm dies of a signal without passing it on: its script would continue alone, holding ports and database. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  return setInterval(() => {
    if (process.ppid !== parent) onGone()
  }, parentCheckMs)
}
