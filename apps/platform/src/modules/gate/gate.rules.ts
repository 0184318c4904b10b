// The rules that money passes, in the order they are asked. The first that objects gives the refusal.
import type { RefusalCode } from '@yanta/contract'

/** What the rules look at, read in the transaction that moves the money. */
export interface GateFacts {
  isClosed: boolean
  isTakingABreak: boolean
}

interface GateRule {
  name: string
  refusal: RefusalCode
  objects: (facts: GateFacts) => boolean
}

const accountClosed: GateRule = { name: 'account closed', refusal: 'account_closed', objects: ({ isClosed }) => isClosed }
const takingABreak: GateRule = { name: 'break running', refusal: 'taking_a_break', objects: ({ isTakingABreak }) => isTakingABreak }

const stakeRules: readonly GateRule[] = [accountClosed, takingABreak]
const depositRules: readonly GateRule[] = [accountClosed, takingABreak]

/** Null, or why the player may not stake now. Wins and rollbacks are never asked: money always finds its way back. */
export function mayStake(facts: GateFacts): RefusalCode | null {
  return findRefusal(stakeRules, facts)
}

/** Null, or why the player may not deposit now. */
export function mayDeposit(facts: GateFacts): RefusalCode | null {
  return findRefusal(depositRules, facts)
}

function findRefusal(rules: readonly GateRule[], facts: GateFacts): RefusalCode | null {
  return rules.find((rule) => rule.objects(facts))?.refusal ?? null
}
