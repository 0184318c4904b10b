// Before all tests one site is started and ended, so that the others skip the work of a first start, and read its code compiled.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from '../../tools/builds/build-stale.ts'
import { guestWeb } from '../../tools/builds/parts.ts'
import { beginWith } from '../../tools/site/data-folder.ts'
import { endProcess, startSite } from '../../tools/site/start-site.ts'

export default async function startFirst(): Promise<() => void> {
  // Two workers need it in the full run, and would build it into one folder at once.
  if (process.env.TIER === 'all' && !(await buildStale({ parts: [guestWeb] })))
    throw new Error('without the build for guests')
  const folder = mkdtempSync(join(tmpdir(), 'yanta-'))
  const compiled = mkdtempSync(join(tmpdir(), 'yanta-compiled-'))
  process.env.NODE_COMPILE_CACHE = compiled
  const site = await startSite({ DATA_DIR: folder })
  await endProcess(site.process)
  beginWith(folder)
  return () => {
    for (const path of [folder, compiled]) rmSync(path, { recursive: true, force: true })
  }
}
