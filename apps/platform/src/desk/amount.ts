import { writeAmount } from '../plugins/amount-text.ts'
import { largestAmount } from '../modules/money/ledger/ledger.service.ts'
import { DeskError } from './desk-error.ts'

/** Decimal text to minor units, never through a float: '12.5' is 1250. Throws DeskError for anything else than a positive amount. */
export function parseAmount(text: string): number {
  const match = /^(\d{1,30})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) throw new DeskError(`'${text}' is no amount: write it like 250 or 250.50.`)
  const minorUnits = Number(match[1]! + (match[2] ?? '').padEnd(2, '0'))
  if (minorUnits < 1 || minorUnits > largestAmount)
    throw new DeskError(`'${text}' is out of range: at least 0.01, at most ${writeAmount(largestAmount)}.`)
  return minorUnits
}
