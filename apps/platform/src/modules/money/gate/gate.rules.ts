// The rules for moving money, in order. The first one that objects gives the refusal.
import type { RefusalCode } from '@yanta/contract'

/** The facts of the rules, read in the transaction that moves the money. */
export interface GateFacts {
  isClosed: boolean
  /** Closed for play by the player; its end does not come by itself. */
  isExcluded: boolean
  isTakingABreak: boolean
}

export interface StakeFacts extends GateFacts {
  /** Of the region the game was opened from. */
  isRegionBlocked: boolean
}

interface GateRule<Facts> {
  name: string
  refusal: RefusalCode
  objects: (facts: Facts) => boolean
}

const accountClosed: GateRule<GateFacts> = {
  name: 'account closed',
  refusal: 'account_closed',
  objects: ({ isClosed }) => isClosed,
}
const selfExcluded: GateRule<GateFacts> = {
  name: 'self-exclusion running',
  refusal: 'self_excluded',
  objects: ({ isExcluded }) => isExcluded,
}
const regionBlocked: GateRule<StakeFacts> = {
  name: 'region blocked',
  refusal: 'region_blocked',
  objects: ({ isRegionBlocked }) => isRegionBlocked,
}
const takingABreak: GateRule<GateFacts> = {
  name: 'break running',
  refusal: 'taking_a_break',
  objects: ({ isTakingABreak }) => isTakingABreak,
}

const stakeRules: readonly GateRule<StakeFacts>[] = [accountClosed, regionBlocked, selfExcluded, takingABreak]
/** The cashbox is open to every region [2.12] [6.10]. */
const depositRules: readonly GateRule<GateFacts>[] = [accountClosed, selfExcluded, takingABreak]

/** Null, or why the player may not stake now. Not asked for wins and rollbacks: they are always accepted. */
export function mayStake(facts: StakeFacts): RefusalCode | null {
  return findRefusal(stakeRules, facts)
}

/** Null, or why the player may not deposit now. */
export function mayDeposit(facts: GateFacts): RefusalCode | null {
  return findRefusal(depositRules, facts)
}

/** Null, or why the player may not take part in promotions and tournaments now, nor spend what they give. */
export function mayTakePart(facts: GateFacts): RefusalCode | null {
  return findRefusal(depositRules, facts)
}

function findRefusal<Facts>(rules: readonly GateRule<Facts>[], facts: Facts): RefusalCode | null {
  return rules.find((rule) => rule.objects(facts))?.refusal ?? null
}
