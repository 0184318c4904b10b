// What the database knows of the conditions of joining.
import type { LevelEntry } from '@yanta/content'
import type { EntranceCondition, Locale } from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Player } from '../../../../plugins/session.ts'
import { sumDepositsSince } from '../../../money/deposits/deposits.service.ts'
import { findRunningMemberships } from '../../contests/members.service.ts'
import { getPlayerLevel, presentBadge } from '../../levels/levels.service.ts'
import type { Entrance, EntranceFacts } from './entrance.rules.ts'

/** A deposit counts for so long. */
const depositSeconds = 7 * 86_400

/** Reads what the conditions of these entrances need, and no more. */
export async function readEntranceFacts(
  db: PlatformDatabase,
  now: Date,
  { id: userId, currency }: Pick<Player, 'id' | 'currency'>,
  entrances: readonly Entrance[],
): Promise<EntranceFacts> {
  const entries = [...new Set(entrances.flatMap(({ promotion }) => promotion ?? []))]
  return {
    currency,
    level: entrances.some(({ level }) => level !== undefined) ? await getPlayerLevel(db, userId) : 1,
    deposited: entrances.some(({ deposit }) => deposit)
      ? await sumDepositsSince(db, userId, addSeconds(now, -depositSeconds))
      : 0,
    promotions: await findRunningMemberships(db, now, 'promotion', { userId, entries }),
  }
}

export interface EntranceNames {
  levels: readonly LevelEntry[]
  /** Of a promotion, by its entry. */
  findPromotionTitle(entry: string, locale: Locale): string | undefined
}

/** The conditions as a page shows them; `facts` are null for a guest. */
export function presentEntrance(
  { level, promotion, deposit, partnerCodes, invitation }: Entrance,
  facts: EntranceFacts | null,
  { levels, findPromotionTitle }: EntranceNames,
  { locale, currency }: { locale: Locale; currency: EntranceFacts['currency'] },
): EntranceCondition[] {
  const nameLevel = (number: number) => levels[Math.min(number, levels.length) - 1]!.name[locale]
  const conditions: EntranceCondition[] = []
  if (level !== undefined)
    conditions.push({
      kind: 'level',
      level,
      name: nameLevel(level),
      image: presentBadge(level),
      own: facts && nameLevel(facts.level),
      isMet: facts && facts.level >= level,
    })
  if (promotion !== undefined) {
    const joinedAt = facts?.promotions.get(promotion)
    conditions.push({
      kind: 'promotion',
      slug: promotion,
      title: findPromotionTitle(promotion, locale) ?? promotion,
      joinedAt: joinedAt?.toISOString() ?? null,
      isMet: facts && joinedAt !== undefined,
    })
  }
  if (deposit) {
    const amount = deposit[currency]
    const deposited = facts?.deposited ?? 0
    conditions.push({ kind: 'deposit', amount, deposited, isMet: facts && deposited >= amount })
  }
  if (partnerCodes) conditions.push({ kind: 'partnerCode', isMet: null })
  if (invitation) conditions.push({ kind: 'invitation', isMet: null })
  return conditions
}
