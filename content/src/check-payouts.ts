// Ways to be paid out: ids, keys and fields are used once, limits are in order, and a fee leaves something of the least amount.
import { computePayoutFee } from '@yanta/contract/payout-fields'
import { checkMore } from './check-payments.ts'
import type { ContentFile } from './content-file.ts'
import type { PayoutEntry } from './schemas/payouts.ts'

export function checkPayouts(file: ContentFile<PayoutEntry>): void {
  const ids = new Set<number>()
  for (const { index, value } of file.entries) {
    const { id, key, fields, arrival } = value
    if (ids.has(id)) file.report([index, 'id'], `duplicate id ${id}`)
    ids.add(id)
    checkMore(file, index, value)
    for (const [code, { min, max, fee }] of Object.entries(value.currencies)) {
      if (min > max)
        file.report([index, 'currencies', code], `${key}: the least in ${code} is above the most`)
      if (computePayoutFee(min, fee) >= min)
        file.report([index, 'currencies', code], `${key}: of the least in ${code} the fee leaves nothing`)
    }
    if (new Set(fields.map(({ name }) => name)).size < fields.length)
      file.report([index, 'fields'], `${key} has two fields of one name`)
    if (fields.every(({ kind }) => kind === 'name'))
      file.report([index, 'fields'], `no field of ${key} says where the money goes`)
    if (arrival.usual > arrival.most) file.report([index, 'arrival'], 'usual is above most')
  }
}
