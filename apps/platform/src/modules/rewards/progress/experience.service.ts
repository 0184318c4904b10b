// Experience and the levels it leads to. Promises: levels never fall; each level passed gives its gift once and is recorded, in the
// transaction of the experience. Players' rows are written under their wallets' locks.
import type { LevelEntry } from '@yanta/content'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { recordEvent, type AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import type { Realtime } from '../../../plugins/realtime/realtime.ts'
import { lockWallet } from '../../money/ledger/ledger.service.ts'
import { grantGift, publishGiftNews, type GiftNotice } from '../gifts/gifts.service.ts'
import { describeLevel } from '../levels/levels.service.ts'
import { createMiles, publishLevels, type LevelNews } from './progress.present.ts'
import { selectProgress, upsertProgress } from './progress.repository.ts'
import { addExperience, firstProgress, type Progress } from './progress.rules.ts'

/**
 * Adds experience of a gift or of the desk, inside the caller's transaction; what repeats it is the caller's to know.
 * @param xp a whole number from 1
 * @returns the notifications to send after the commit
 */
export type AddXp = (trx: PlatformDatabase, now: Date, userId: number, xp: number) => Promise<AfterCommit>

/** Levels that a player has passed, to be published after the commit. */
export interface PassedLevels {
  gifts: readonly GiftNotice[]
  reached: readonly LevelNews[]
}

export interface Experience {
  add: AddXp
  /** Gives the gift of each level passed and records the way, nothing for none. */
  pass(
    trx: PlatformDatabase,
    now: Date,
    userId: number,
    before: Progress,
    after: Progress,
  ): Promise<PassedLevels>
  /** `nearer`: players with more experience. */
  publish(
    realtime: Realtime,
    nearer: readonly (Progress & { userId: number })[],
    passed: readonly PassedLevels[],
    order: number,
  ): void
  /** Notifications that wait are dropped: pages fetch anew when they connect again. */
  close(): void
}

export function createExperience(levels: readonly LevelEntry[]): Experience {
  const miles = createMiles()

  const pass: Experience['pass'] = async (trx, now, userId, before, after) => {
    const [from, to] = [before.level, after.level]
    if (to === from) return { gifts: [], reached: [] }
    const gifts: GiftNotice[] = []
    for (let level = from + 1; level <= to; level += 1) {
      const gift = levels[level - 1]?.gift
      if (gift === undefined) continue
      const grant = {
        userId,
        gift,
        reason: 'level.changed',
        scope: 'level',
        key: `${userId} ${level}`,
      } as const
      gifts.push(...(await grantGift(trx, now, grant)).news)
    }
    await recordEvent(trx, now, { type: 'level.reached', userId, data: { from, to } })
    return { gifts, reached: [{ userId, from, to, way: describeLevel(levels, to, after.xp) }] }
  }

  /** The gifts before the levels: a page that celebrates a level can show its gift. */
  const publish: Experience['publish'] = (realtime, nearer, passed, order) => {
    for (const { userId, level, xp } of nearer)
      miles.publish(realtime, userId, { way: describeLevel(levels, level, xp), order })
    publishGiftNews(
      realtime,
      passed.flatMap(({ gifts }) => gifts),
    )
    publishLevels(
      realtime,
      passed.flatMap(({ reached }) => reached),
      order,
    )
  }

  const add: AddXp = async (trx, now, userId, xp) => {
    await lockWallet(trx, userId)
    const before = (await selectProgress(trx, [userId])).get(userId) ?? firstProgress
    const after = { userId, ...addExperience(before, xp, levels) }
    await upsertProgress(trx, [after])
    const passed = await pass(trx, now, userId, before, after)
    const order = await takeEventOrder(trx)
    return (realtime) => publish(realtime, [after], [passed], order)
  }

  return { add, pass, publish, close: () => miles.close() }
}
