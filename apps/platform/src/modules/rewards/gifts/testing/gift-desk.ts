// What tests of gifts do to a player's gifts on a test platform: through the calls where there is one.
import {
  activateGift,
  getActiveBonus,
  getBalance,
  listGifts,
  type Gift,
  type Platform,
} from '@yanta/contract'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { TestPlatform, TestPlayer } from '../../../../testing/test-platform.ts'
import { grantBonus } from '../../../money/bonuses/bonuses.service.ts'
import { endGifts } from '../gift-end.service.ts'
import { grantGift, type GiftGrant } from '../gifts.service.ts'

export function createGiftDesk(platform: TestPlatform) {
  let grants = 0
  const now = () => platform.clock.now()
  const within = <Result>(work: (trx: PlatformDatabase) => Promise<Result>) =>
    platform.db.transaction().execute(work)
  const listed = async (player: TestPlayer) => (await platform.as(player).get(listGifts)).body.data.data
  return {
    now,
    within,
    listed,
    /** Grants a gift of the tests' content and returns its id. */
    async give(
      { id }: TestPlayer,
      gift: GiftGrant['gift'],
      reason: GiftGrant['reason'] = 'personal',
    ): Promise<string> {
      grants += 1
      const grant = { userId: id, gift, reason, scope: 'test', key: `${grants}` }
      return String((await within((trx) => grantGift(trx, now(), grant))).giftId)
    },
    activate: (player: TestPlayer, id: string, option?: string, on: Platform = 'desktop') =>
      platform.as(player).put(activateGift, { params: { id }, query: { platform: on }, body: { option } }),
    find: async (player: TestPlayer, id: string): Promise<Gift> =>
      (await listed(player)).find((gift) => gift.id === id)!,
    balanceOf: async (player: TestPlayer) => (await platform.as(player).get(getBalance)).body,
    bonusOf: async (player: TestPlayer) => (await platform.as(player).get(getActiveBonus)).body.bonus,
    /** Starts a bonus that came from no gift. */
    startBonus: ({ id: userId }: TestPlayer) =>
      within((trx) =>
        grantBonus(trx, now(), {
          userId,
          currency: 'RUB',
          amount: 1_000,
          wagerTimes: 10,
          mostWager: null,
          cap: 1_000,
          days: 7,
          scope: 'test',
          key: `bonus ${userId}`,
        }),
      ),
    /** Runs the job that ends gifts. */
    sweep: () =>
      endGifts(
        {
          db: platform.db,
          clock: platform.clock,
          realtime: platform.app.deps.realtime,
          mostWager: platform.app.deps.jurisdiction.mostWager,
        },
        (error) => {
          throw error
        },
      ),
  }
}
export type GiftDesk = ReturnType<typeof createGiftDesk>
