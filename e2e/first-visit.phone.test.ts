import { test } from './site.ts'
import { walkThrough } from './first-visit.ts'

test('a visitor on a phone logs in, plays a round for real money, docks the game, verifies the round and leaves [2.2] [2.9-2.10] [2.27-2.28] [4.6-4.8] [7.85]', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await walkThrough(page, 'phone')
})
