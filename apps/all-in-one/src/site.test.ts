import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { buildLogger } from '@yanta/config/logger'
import { writeTestDataFolder } from '@yanta/database/testing'
import { expect, test } from 'vitest'
import { findFreePorts } from '../../../tools/site/free-ports.ts'
import { openHouse } from './house.ts'
import { startedHouse } from './testing/started-house.ts'

test('a renewed house answers at the same addresses and from the same database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yanta-house-'))
  await writeTestDataFolder(join(folder, 'database'), startedHouse)
  const [platform, games] = (await findFreePorts(2)).map(String)
  const house = await openHouse(
    readConfig({ DATA_DIR: folder, PLATFORM_PORT: platform, GAMES_PORT: games, DEMO_REGULARS: 'off' }),
    { logger: buildLogger({ logLevel: 'silent', logFormat: 'json' }), withSite: false },
  )
  try {
    await house.listen()
    const players = await house.listDemoPlayers()
    await house.renew()
    for (const port of [platform, games])
      expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
    expect(await house.listDemoPlayers()).toEqual(players)
  } finally {
    await house.close()
    rmSync(folder, { recursive: true })
  }
})
