// Currencies: every one of the contract, with stakes and chips that its games can spread and pay.
import { currencies } from '@yanta/contract'
import type { ContentFile, Path } from './content-file.ts'
import type { CurrencyEntry } from './schemas/catalogue.ts'

/** Lines of a slot: a stake is spread over them, so it must divide without rest. */
const slotLines = 20

export function checkCurrencies(file: ContentFile<CurrencyEntry>): void {
  for (const { index, value } of file.entries) {
    const report = (path: Path, message: string): void =>
      file.report([index, ...path], `${value.code}: ${message}`)
    for (const [place, stake] of value.stakes.entries()) {
      if (stake % slotLines !== 0) report(['stakes', place], `stake ${stake} does not divide by ${slotLines}`)
      if (place > 0 && stake <= (value.stakes[place - 1] ?? 0))
        report(['stakes', place], `stake ${stake} is not above the one before`)
    }
    if (!value.stakes.includes(value.defaultStake))
      report(['defaultStake'], 'the default stake is none of the stakes')
    const { chips, largestStraight } = value.table
    for (const [place, chip] of chips.entries()) {
      if (chip % chips[0]! !== 0)
        report(['table', 'chips', place], `chip ${chip} is no multiple of the smallest`)
      if (place > 0 && chip <= chips[place - 1]!)
        report(['table', 'chips', place], `chip ${chip} is not above the one before`)
    }
    if (largestStraight % chips[0]! !== 0 || largestStraight < chips.at(-1)!)
      report(
        ['table', 'largestStraight'],
        'the largest bet on a number is some of the smallest chips, and not less than the largest',
      )
    if (!value.depositPresets.includes(value.defaultDeposit))
      report(['defaultDeposit'], 'the default deposit is none of the presets')
  }
  const codes = file.entries.map(({ value }) => value.code)
  for (const code of currencies) if (!codes.includes(code)) file.report([], `currency ${code} is missing`)
}
