// What real play earns. Promises: each settled round counts once for experience, compoints and the player's week, all in one
// transaction; levels never fall, and each level passed is recorded once. Players' rows are written under their wallets' locks.
import type { LevelEntry } from '@yanta/content'
import { isSlotEngine, type EngineId } from '@yanta/game-rules/engines'
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Weeks } from '../../../plugins/calendar.ts'
import type {
  AfterCommit,
  OutboxConsumer,
  StoredEvent,
} from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { lockWallets, postMovements, type Wallet } from '../../money/ledger/ledger.service.ts'
import { publishCompoints } from '../compoints/compoints.service.ts'
import { contributionOf } from './contribution.rules.ts'
import { createExperience, type AddXp, type PassedLevels } from './experience.service.ts'
import {
  addWeekPlay,
  selectContributingGames,
  selectProgress,
  upsertProgress,
} from './progress.repository.ts'
import { earn, firstProgress, type EarningRound, type Progress, type WeekPlay } from './progress.rules.ts'

export interface ProgressContext {
  clock: Clock
  weeks: Pick<Weeks, 'weekOf'>
  levels: readonly LevelEntry[]
  /** Kopecks of bets on slots for one compoint on the first level. */
  betsForOne: number
  /** Percent of a stake that counts, by the engine of its game. */
  contributionByEngine: Readonly<Partial<Record<EngineId, number>>>
}

export { createExperience, type AddXp } from './experience.service.ts'
export { addWeekPlay } from './progress.repository.ts'

export interface PlayerProgress {
  /** Counts settled rounds, in batches. */
  consumer: OutboxConsumer
  addXp: AddXp
  /** Notifications that wait are dropped: pages fetch anew when they connect again. */
  close(): void
}

/** The cursor of what counts settled rounds; its name is older than experience and weeks. */
export const progressConsumer = 'compoints'

type RoundSettled = Extract<StoredEvent, { type: 'round.settled' }>

/** The player's level and experience. */
export async function getProgress(
  db: PlatformDatabase,
  userId: number,
): Promise<Pick<Progress, 'level' | 'xp'>> {
  return (await selectProgress(db, [userId])).get(userId) ?? firstProgress
}

export function createProgress(context: ProgressContext): PlayerProgress {
  const { clock, levels, betsForOne, contributionByEngine } = context
  const terms = { levels, betsForOne, weekOf: context.weeks.weekOf }
  const experience = createExperience(levels)

  async function consume(
    trx: PlatformDatabase,
    events: readonly StoredEvent[],
  ): Promise<AfterCommit | undefined> {
    const settled = events.filter(
      (event): event is RoundSettled => event.type === 'round.settled' && event.data.stakeReal > 0,
    )
    if (settled.length === 0) return undefined
    const userIds = [...new Set(settled.map(({ userId }) => userId))].sort((a, b) => a - b)
    const wallets = await lockWallets(trx, userIds)
    const known = await selectProgress(trx, userIds)
    const contributions = await readContributions(trx, settled)
    const changed: (Progress & { userId: number })[] = []
    const weeks: (WeekPlay & { userId: number })[] = []
    const balances = new Map<number, number>()
    const passed: PassedLevels[] = []
    for (const wallet of wallets) {
      const { userId } = wallet
      const own = settled.filter((event) => event.userId === userId)
      const before = known.get(userId) ?? firstProgress
      const rounds = own.map(({ data }) => toRound(data, contributions.get(data.gameSlug) ?? 0))
      const earned = earn(before, rounds, terms)
      if (earned.compoints > 0)
        balances.set(userId, await creditCompoints(trx, wallet, earned.compoints, own.at(-1)!.id))
      changed.push({ userId, ...earned.progress })
      weeks.push(...earned.weeks.map((week) => ({ userId, ...week })))
      passed.push(await experience.pass(trx, clock.now(), userId, before, earned.progress))
    }
    await upsertProgress(trx, changed)
    await addWeekPlay(trx, weeks)
    const order = await takeEventOrder(trx)
    const nearer = changed.filter(({ userId, xp }) => xp > (known.get(userId)?.xp ?? 0))
    return (realtime) => {
      publishCompoints(realtime, balances, order)
      experience.publish(realtime, nearer, passed, order)
    }
  }

  async function readContributions(
    trx: PlatformDatabase,
    settled: readonly RoundSettled[],
  ): Promise<Map<string, number>> {
    const slugs = [...new Set(settled.map(({ data }) => data.gameSlug))]
    const games = await selectContributingGames(trx, slugs)
    return new Map(games.map((game) => [game.slug, contributionOf(game, contributionByEngine)]))
  }

  const { add: addXp, close } = experience
  return { consumer: { name: progressConsumer, consume }, addXp, close }
}

async function creditCompoints(
  trx: PlatformDatabase,
  wallet: Wallet,
  hundredths: number,
  lastEventId: number,
): Promise<number> {
  const key = `${wallet.userId}:${lastEventId}`
  const gains = { compoints: hundredths }
  const { compoints } = await postMovements(trx, wallet, [
    { kind: 'compoints', scope: 'compoints', key, house: 'compoints', gains },
  ])
  return compoints
}

/** Events of version 1 do not know the real part of a win: all of it counts, so that nothing is given back twice. */
function toRound(data: RoundSettled['data'], contribution: number): EarningRound {
  return {
    stake: data.stakeReal,
    win: data.winReal ?? data.win,
    rateToRub: data.rateToRub,
    isSlot: isSlotEngine(data.engine),
    contribution,
    settledAt: new Date(data.settledAt),
  }
}
