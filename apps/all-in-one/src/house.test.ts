import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { buildLogger } from '@yanta/config/logger'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'

async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

test('a renewed house answers at the same addresses and from the same database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yanta-house-'))
  const [platform, games] = [await freePort(), await freePort()]
  const house = await openHouse(readConfig({ DATA_DIR: folder, PLATFORM_PORT: platform, GAMES_PORT: games, DEMO_REGULARS: 'off' }), { logger: buildLogger('silent'), withSite: false })
  try {
    await house.listen()
    const players = await house.listDemoPlayers()
    await house.renew()
    for (const port of [platform, games]) expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
    expect(await house.listDemoPlayers()).toEqual(players)
  } finally {
    await house.close()
    rmSync(folder, { recursive: true })
  }
})
