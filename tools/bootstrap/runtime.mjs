// The product runs on Node 24: the one that runs this file when it is new enough, else the binary package among the dependencies.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, SetupError } from './project.mjs'

const wantedMajor = 24

/** Path of a Node that is new enough; throws SetupError when there is none. */
export function findRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  const bundled = bundledRuntime()
  if (existsSync(bundled)) return bundled
  throw new SetupError(
    `This site runs on Node ${wantedMajor}; this is Node ${process.versions.node}, and no binary package fits ${process.platform} on ${process.arch}. Install Node ${wantedMajor}, then run the command again.`,
  )
}

function bundledRuntime() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  return join(
    root,
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
}
