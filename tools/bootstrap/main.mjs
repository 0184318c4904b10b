// From a bare clone to a running command: the command is known, the dependencies are in place, the runtime is new enough.
import { ensureDependencies } from './dependencies.mjs'
import { commands, usage } from './commands.mjs'
import { runOnNode } from './run-on-node.mjs'
import { ensureRuntime, findRuntime } from './runtime.mjs'

/** Runs one command line and answers its exit code. */
export async function run([name, ...args]) {
  const command = commands[name]
  if (!command) {
    console.error(name ? `There is no command "${name}".\n\n${usage()}` : usage())
    return 1
  }
  if (!command.diagnoses) {
    await ensureDependencies()
    ensureRuntime()
  }
  const runtime = command.diagnoses ? findRuntimeOrOwn() : findRuntime()
  return runOnNode(runtime, command.file, [...(command.args ?? []), ...args], command.env)
}

/** A diagnosis must also run where the right runtime is what is missing. */
function findRuntimeOrOwn() {
  try {
    return findRuntime()
  } catch {
    return process.execPath
  }
}
