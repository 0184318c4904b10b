// What has to hold when a player joins [5.24]. Pure.
import { normaliseCode } from '@yanta/content'
import type { Currency, RefusalCode, RefusalParams } from '@yanta/contract'
import type { TournamentTerms } from '../tournament-terms.ts'

export type Entrance = TournamentTerms['entrance']

/** What is known of who joins. */
export interface EntranceFacts {
  level: number
  /** Of the last seven days, in minor units. */
  deposited: number
  currency: Currency
  /** When the player joined the running instance of each promotion. */
  promotions: ReadonlyMap<string, Date>
}

interface EntranceObstacle {
  code: RefusalCode
  params?: RefusalParams
}

/** The first condition that does not hold; null: all do. Of an invitation only whether one is given. */
export function findObstacle(
  { level, promotion, deposit, partnerCodes, invitation }: Entrance,
  facts: EntranceFacts,
  given: { partnerCode?: string | undefined; invitation?: string | undefined },
): EntranceObstacle | null {
  if (level !== undefined && facts.level < level)
    return { code: 'level_required', params: { level, own: facts.level } }
  if (promotion !== undefined && !facts.promotions.has(promotion))
    return { code: 'promotion_required', params: { promotion } }
  const amount = deposit?.[facts.currency]
  if (amount !== undefined && facts.deposited < amount)
    return { code: 'deposit_required', params: { amount, deposited: facts.deposited } }
  if (partnerCodes && !isAccepted(partnerCodes, given.partnerCode)) return { code: 'partner_code_required' }
  if (invitation && !given.invitation?.trim()) return { code: 'invitation_required' }
  return null
}

function isAccepted(codes: readonly string[], given = ''): boolean {
  const wanted = normaliseCode(given)
  return wanted !== '' && codes.some((code) => normaliseCode(code) === wanted)
}
