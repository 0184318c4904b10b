// Numbers that pay without being cards. Every other number that passes the check sum asks for a code and succeeds.
import { readPayoutField } from '@yanta/contract/payout-fields'
import type { PayOutcome } from './pay-order.rules.ts'

interface TestCard {
  number: string
  outcome: PayOutcome
  hasCode: boolean
}

export const testCards: readonly TestCard[] = [
  { number: '4000000000003220', outcome: 'success', hasCode: true },
  { number: '4242424242424242', outcome: 'success', hasCode: false },
  { number: '4000000000000002', outcome: 'declined', hasCode: false },
  { number: '4000000000009995', outcome: 'no_money', hasCode: false },
  { number: '4000000000000069', outcome: 'card_expired', hasCode: false },
  { number: '4000000000000127', outcome: 'wrong_card', hasCode: false },
  { number: '4000000000006975', outcome: 'limit_exceeded', hasCode: false },
  { number: '4000000000003063', outcome: 'wrong_code', hasCode: true },
  { number: '4000000000000077', outcome: 'slow', hasCode: false },
  { number: '4000000000000341', outcome: 'no_answer', hasCode: false },
  { number: '4000000000000259', outcome: 'failed_later', hasCode: false },
  { number: '4000000000005126', outcome: 'abandoned', hasCode: false },
]

/** The card of a typed number, with spaces or without; null for what is none. */
export function readCard(typed: string): TestCard | null {
  const number = readPayoutField('card', typed)
  if (number === null) return null
  return testCards.find((card) => card.number === number) ?? { number, outcome: 'success', hasCode: true }
}
