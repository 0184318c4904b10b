import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { writeTestDataFolder } from '@yanta/database/testing'
import { buildLogger } from '@yanta/server'
import { expect, test } from 'vitest'
import { findFreePorts } from '../../../tools/site/free-ports.ts'
import { openSite } from './site.ts'
import { startedSite } from './testing/started-site.ts'

test('a renewed site answers at the same addresses and from the same database, and the data folder holds its content parsed for the next start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yanta-site-'))
  await writeTestDataFolder(join(folder, 'database'), startedSite)
  const [platform, games] = (await findFreePorts(2)).map(String)
  const site = await openSite(
    readConfig({ DATA_DIR: folder, PLATFORM_PORT: platform, GAMES_PORT: games, DEMO_REGULARS: 'off' }),
    { logger: buildLogger({ logLevel: 'silent', logFormat: 'json' }), withSite: false },
  )
  try {
    await site.listen()
    const players = await site.listDemoPlayers()
    await site.renew()
    for (const port of [platform, games])
      expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
    expect(await site.listDemoPlayers()).toEqual(players)
    expect(existsSync(join(folder, 'content-parsed'))).toBe(true)
  } finally {
    await site.close()
    rmSync(folder, { recursive: true })
  }
})
