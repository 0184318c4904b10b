// What moves the points of members. Promises: an entry and the balance that it changes are one statement of the caller's transaction; the
// same key changes nothing a second time, but for bets, which are summed by day; a balance is never below zero.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { keyOf, updateMembers, type Member, type MemberGain, type MemberKey } from './members.repository.ts'
import {
  insertEntries,
  type ContestEntry,
  type PointsKind,
  type PointsUnit,
  type WrittenEntry,
} from './points.repository.ts'

export type { PointsKind, PointsUnit } from './points.repository.ts'

/** A change of one balance of a locked member. */
export interface PointsChange {
  userId: number
  kind: PointsKind
  unit: PointsUnit
  /** Whole units; negative for what is spent. */
  amount: number
  /** Unique for what causes it, within its kind and unit; of bets their day. */
  key: string
  /** Of an exchange the prize. */
  note?: string | null
  /** Left out: now. */
  at?: Date
}

/** What a change of several contests adds beside the points of its entries, see `MemberGain`. */
export type EarnedBeside = MemberKey &
  Pick<
    MemberGain,
    'flaskAchievements' | 'flaskDeposits' | 'flaskBets' | 'betsRemainder' | 'depositsRemainder'
  >

/**
 * Changes balances of a contest's members, whom the caller has locked.
 * @returns the members that changed, as they are then
 * @throws an error of the database when a balance would fall below zero: look before calling
 */
export function addPoints(
  trx: PlatformDatabase,
  now: Date,
  contestId: number,
  changes: readonly PointsChange[],
): Promise<Member[]> {
  return addEarnings(
    trx,
    changes.map(({ note = null, at = now, ...change }) => ({ ...change, contestId, note, at })),
    [],
  )
}

/** `addPoints` in several contests, together with what was earned beside. */
export async function addEarnings(
  trx: PlatformDatabase,
  entries: readonly ContestEntry[],
  beside: readonly EarnedBeside[],
): Promise<Member[]> {
  const merged = mergeEntries(entries)
  const written = merged.size === 0 ? [] : await insertEntries(trx, [...merged.values()])
  const gains = new Map<string, MemberGain>(
    beside.map((each) => [keyOf(each), { ...each, points: 0, earned: 0, additional: 0, scoredAt: null }]),
  )
  for (const one of written) {
    const key = keyOf(one)
    gains.set(key, addEntry(gains.get(key) ?? noGain(one), merged.get(entryKey(one))!))
  }
  return gains.size === 0 ? [] : updateMembers(trx, [...gains.values()])
}

const entryKey = ({ contestId, userId, kind, unit, key }: WrittenEntry): string =>
  JSON.stringify([contestId, userId, kind, unit, key])

/** One for each key: bets of a day are summed, of others the first counts. */
function mergeEntries(entries: readonly ContestEntry[]): Map<string, ContestEntry> {
  const merged = new Map<string, ContestEntry>()
  for (const entry of entries) {
    const key = entryKey(entry)
    const before = merged.get(key)
    if (!before) merged.set(key, entry)
    else if (entry.kind === 'bets')
      merged.set(key, {
        ...before,
        amount: before.amount + entry.amount,
        at: before.at > entry.at ? before.at : entry.at,
      })
  }
  return merged
}

const noGain = ({ contestId, userId }: MemberKey): MemberGain => ({
  contestId,
  userId,
  points: 0,
  earned: 0,
  additional: 0,
  flaskAchievements: 0,
  flaskDeposits: 0,
  flaskBets: 0,
  betsRemainder: null,
  depositsRemainder: null,
  scoredAt: null,
})

/** Points spent stay earned; a correction of the desk does not. */
function addEntry(gain: MemberGain, { kind, unit, amount, at }: ContestEntry): MemberGain {
  if (unit === 'additional') return { ...gain, additional: gain.additional + amount }
  const earned = kind === 'exchange' ? 0 : amount
  const isLater = amount > 0 && (gain.scoredAt === null || at > gain.scoredAt)
  return {
    ...gain,
    points: gain.points + amount,
    earned: gain.earned + earned,
    scoredAt: isLater ? at : gain.scoredAt,
  }
}
