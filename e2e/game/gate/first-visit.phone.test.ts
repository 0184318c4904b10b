import { phone } from '../../support/device.ts'
import { test } from '../../support/site.ts'
import { walkThrough } from '../../support/first-visit.ts'

test.use(phone)

test('a visitor on a phone logs in, plays a round for real money, docks the game, verifies the round and leaves [2.2] [2.27-2.28] [4.8]', async ({
  page,
  site,
}) => {
  await walkThrough(page, site.origin, 'phone')
})
