import { getServerData, listBanners, reconstructionWatchId } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ LOG_LEVEL: 'debug' })
})
afterAll(() => platform.close())

const [debug, info] = [20, 30]

async function readLevels(
  call: typeof getServerData | typeof listBanners,
  requestId: string,
  remoteAddress = '127.0.0.1',
): Promise<unknown[]> {
  platform.drainLines()
  await platform.app.inject({
    url: `${call.path}?platform=desktop`,
    remoteAddress,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-request-id': requestId },
  })
  return platform
    .drainLines()
    .filter(({ msg }) => msg === 'answered')
    .map(({ level }) => level)
}

test("the periodic status check of the site's own server is not in the usual log", async () => {
  expect(await readLevels(getServerData, reconstructionWatchId)).toEqual([debug])
})

test("the same request from any other client is logged, and an anonymous client can't use the check's id to hide", async () => {
  expect(await readLevels(getServerData, 'somebody-else')).toEqual([info])
  expect(await readLevels(listBanners, reconstructionWatchId)).toEqual([info])
  expect(await readLevels(getServerData, reconstructionWatchId, '203.0.113.9')).toEqual([info])
})
