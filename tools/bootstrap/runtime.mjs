// The product runs on Node 24: the one that runs this file when it is new enough, else a binary package, which is installed only then.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installLocked } from './npm.mjs'
import { readJson, root, SetupError } from './project.mjs'

const wantedMajor = 24
const folder = join(root, 'tools', 'runtime')
const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/** Installs a Node that is new enough where this one is not and a binary package fits; throws SetupError when npm can't. */
export function ensureRuntime() {
  if (isNewEnough() || !isOffered() || isInstalled()) return
  console.log(`Installing Node ${wantedMajor} for this site, once; yours is ${process.versions.node} …`)
  installLocked(folder, `Node ${wantedMajor}`)
  // Headers and manuals are half of the package.
  for (const name of ['include', 'share', 'lib'])
    rmSync(join(packageFolder(), name), { recursive: true, force: true })
}

/** Path of a Node that is new enough; throws SetupError when there is none. */
export function findRuntime() {
  if (isNewEnough()) return process.execPath
  if (isInstalled()) return binary()
  throw new SetupError(
    isOffered()
      ? `This site runs on Node ${wantedMajor}; this is Node ${process.versions.node}. npm start installs one for itself.`
      : `This site runs on Node ${wantedMajor}; this is Node ${process.versions.node}, and no binary package fits ${process.platform} on ${process.arch}. Install Node ${wantedMajor}, then run the command again.`,
  )
}

const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= wantedMajor
const packageFolder = () => join(folder, 'node_modules', packageName)
const binary = () => join(packageFolder(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const readWanted = () => readJson(join(folder, 'package.json')).optionalDependencies[packageName]
const isOffered = () => readWanted() !== undefined

function isInstalled() {
  return existsSync(binary()) && readJson(join(packageFolder(), 'package.json')).version === readWanted()
}
