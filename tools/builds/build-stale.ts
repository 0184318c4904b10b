// Builds a part when the content of its sources differs from what its output was made of.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.ts'
import { openStamp } from '../project/stamp.ts'
import { guestWeb, parts as productParts, type Part } from './parts.ts'

/** Builds what is stale (everything with `force`), one part after the other; false when a build failed. */
export async function buildStale({ force = false, parts = listWanted() } = {}): Promise<boolean> {
  for (const part of parts) {
    const stamp = openStamp(`builds/${part.name}`, {
      paths: part.sources,
      facts: [...part.command, ...Object.entries(part.env ?? {}).flat()],
      withTests: false,
    })
    if (!force && stamp.isCurrent && existsSync(join(root, part.output))) continue
    console.log(`Building ${part.name} …`)
    const beganAt = performance.now()
    stamp.clear()
    if (!(await build(part))) return false
    stamp.set()
    console.log(`Built ${part.name} in ${Math.round((performance.now() - beganAt) / 1000)} s.`)
  }
  return true
}

function listWanted(): readonly Part[] {
  return process.env.GUEST_BUILD === 'on' ? [...productParts, guestWeb] : productParts
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
