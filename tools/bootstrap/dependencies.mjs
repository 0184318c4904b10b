// node_modules is fresh when it holds exactly what package-lock.json names. The stamp makes that check cheap; without one
// npm's own record of what it installed is compared, so that a hand-made `npm install` counts as well.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installLocked } from './npm.mjs'
import { listWorkspaces, readJson, root } from './project.mjs'

const stampFile = join(root, 'node_modules', '.yanta-stamp')
const installedFile = join(root, 'node_modules', '.package-lock.json')

/** Installs the dependencies when they are missing or stale; throws SetupError when npm can't. */
export async function ensureDependencies() {
  const fingerprint = dependenciesFingerprint()
  if (isStamped(fingerprint)) return
  if (!isInstalled()) {
    console.log('Installing dependencies, once: half a minute, or some minutes on a slow line …')
    installLocked(root, 'Dependencies')
  }
  writeFileSync(stampFile, fingerprint)
}

/** Whether an installation would change anything. */
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
