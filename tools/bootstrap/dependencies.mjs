// node_modules is fresh when it holds exactly what package-lock.json names. The stamp makes asking cheap; without one
// npm's own record of what it installed is compared, so that a hand-made `npm install` counts as well.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listWorkspaces, readJson, root, SetupError } from './project.mjs'

const stampFile = join(root, 'node_modules', '.yanta-stamp')
const installedFile = join(root, 'node_modules', '.package-lock.json')

/** Installs the dependencies when they are missing or stale; throws SetupError when npm can't. */
export async function ensureDependencies() {
  const fingerprint = dependenciesFingerprint()
  if (isStamped(fingerprint)) return
  if (!isInstalled()) install()
  writeFileSync(stampFile, fingerprint)
}

/** Tells whether an installation would change anything. */
export function areDependenciesFresh() {
  return isStamped(dependenciesFingerprint()) || isInstalled()
}

function isStamped(fingerprint) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint && existsSync(installedFile)
}

function dependenciesFingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of [
    'package-lock.json',
    'package.json',
    ...listWorkspaces().map((folder) => `${folder}/package.json`),
  ]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function isInstalled() {
  if (!existsSync(installedFile)) return false
  const wanted = readJson(join(root, 'package-lock.json')).packages
  const installed = readJson(installedFile).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/') || entry.optional || entry.devOptional) return true
    const there = installed[path]
    return (
      Boolean(there) &&
      there.version === entry.version &&
      there.link === entry.link &&
      existsSync(join(root, path))
    )
  })
}

function install() {
  console.log('Installing dependencies, once: half a minute, or some minutes on a slow line …')
  const beganAt = Date.now()
  const { command, args } = npm()
  const result = spawnSync(
    command,
    [...args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: command === 'npm' && process.platform === 'win32',
    },
  )
  if (result.error)
    throw new SetupError(
      `npm could not be started (${result.error.message}). Install npm, then run the command again.`,
    )
  if (result.status !== 0)
    throw new SetupError(
      "The dependencies could not be installed; npm's message is above. Once npm ci succeeds, run the command again.",
    )
  console.log(`Installed in ${Math.round((Date.now() - beganAt) / 1000)} s.`)
}

function npm() {
  const path = process.env.npm_execpath
  return path?.endsWith('.js') ? { command: process.execPath, args: [path] } : { command: 'npm', args: [] }
}
