import { test } from '../../support/site.ts'
import { walkThrough } from '../../support/first-visit.ts'

// The one journey of the gate with everything that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a visitor logs in, plays a round for real money, docks the game, verifies the round and leaves [2.2] [2.27-2.28] [4.8]', async ({
  page,
  site,
}) => {
  await walkThrough(page, site.origin, 'desktop')
})
