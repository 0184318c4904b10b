// Numbers that pay without being cards. Every other number that passes the check sum asks for a code and succeeds.
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
  const number = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(number) || !hasCheckSum(number)) return null
  return testCards.find((card) => card.number === number) ?? { number, outcome: 'success', hasCode: true }
}

/** Luhn. */
function hasCheckSum(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
