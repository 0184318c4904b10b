// The single gate for moving money. Asked inside the transaction that is about to move it, after the wallet is locked:
// a break or a closing that was acknowledged before a stake arrives always stops that stake.
export { readGateFacts } from './gate.repository.ts'
export { mayDeposit, mayStake, mayTakePart, type GateFacts, type StakeFacts } from './gate.rules.ts'
