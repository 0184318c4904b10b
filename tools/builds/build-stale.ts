// Builds a part when the content of its sources differs from what its output was made of.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listSources } from '../project/list-sources.ts'
import { root } from '../project/root.ts'
import { guestWeb, parts as productParts, type Part } from './parts.ts'

/** Builds what is stale (everything with `force`), one part after the other; false when a build failed. */
export async function buildStale({ force = false, parts = listWanted() } = {}): Promise<boolean> {
  for (const part of parts) {
    const fingerprint = fingerprintOf(part)
    if (!force && isFresh(part, fingerprint)) continue
    console.log(`Building ${part.name} …`)
    rmSync(stampOf(part), { force: true })
    if (!(await build(part))) return false
    mkdirSync(dirname(stampOf(part)), { recursive: true })
    writeFileSync(stampOf(part), fingerprint)
  }
  return true
}

function listWanted(): readonly Part[] {
  return process.env.GUEST_BUILD === 'on' ? [...productParts, guestWeb] : productParts
}

function isFresh(part: Part, fingerprint: string): boolean {
  const stamp = stampOf(part)
  return (
    existsSync(join(root, part.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
  )
}

function fingerprintOf({ sources, command, env = {} }: Part): string {
  const hash = createHash('sha256').update([...command, ...Object.entries(env).flat()].join(' '))
  const files = sources.flatMap((path) =>
    statSync(join(root, path)).isDirectory() ? listSources(root, [path]) : [path],
  )
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path))) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function build({ name, folder, command: [file, ...args], env }: Part): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd: join(root, folder),
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', ...env },
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code !== 0) console.error(`The build of ${name} failed; its message is above.`)
      resolve(code === 0)
    })
  })
}

function stampOf({ name }: Part): string {
  return join(root, '.cache', 'builds', name)
}
