// One journey of money under each jurisdiction that is shipped; `jurisdictions.test.ts` has that of the gate and each rule.
import { expect, test } from 'vitest'
import { openPayoutDesk } from './modules/money/payouts/testing/payout-desk.ts'
import { createPlatformUnder, playThrough } from './testing/jurisdiction-platform.ts'

const journeys = [
  ['international', { pauseMs: 0, stake: 200_000, canCancel: true }],
  ['united-kingdom', { pauseMs: 2_500, stake: 20_000, canCancel: false }],
  ['germany', { pauseMs: 5_000, stake: 9_000, canCancel: false }],
  ['malta', { pauseMs: 0, stake: 200_000, canCancel: true }],
] as const

test.each(journeys)(
  'under the jurisdiction %s money is staked, won and paid out, and none is lost or made',
  async (name, terms) => {
    const platform = await createPlatformUnder(name)
    try {
      await playThrough(platform, await openPayoutDesk(platform), terms)
      expect(platform.drainErrors()).toEqual([])
    } finally {
      await platform.close()
    }
  },
)
