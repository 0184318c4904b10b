// Ways to be paid out: ids, keys and fields are used once, limits are in order, and a fee leaves something of the least amount.
import type { ContentFile } from './content-file.ts'
import type { PayoutEntry } from './schemas/payouts.ts'

/** Those that stand among the others by their numbers [9.19]. */
const moreIds: readonly number[] = [2, 5, 6, 7, 44, 99]

export function checkPayouts(file: ContentFile<PayoutEntry>): void {
  const ids = new Set<number>()
  for (const { index, value } of file.entries) {
    const { id, key, limits, fields, arrival } = value
    if (ids.has(id)) file.report([index, 'id'], `duplicate id ${id}`)
    ids.add(id)
    if (moreIds.includes(id) !== value.isMore)
      file.report([index, 'isMore'], `isMore is true for the ids ${moreIds.join(', ')} and for no other`)
    if (new Set(limits.map(({ currency }) => currency)).size < limits.length)
      file.report([index, 'limits'], `${key} has two limits in one currency`)
    for (const [place, { currency, min, max, fee }] of limits.entries()) {
      if (min > max) file.report([index, 'limits', place], `${currency}: min is above max`)
      if (Math.ceil((min * (fee.percent ?? 0)) / 10_000) + (fee.fixed ?? 0) >= min)
        file.report([index, 'limits', place], `${currency}: of the least amount the fee leaves nothing`)
    }
    if (new Set(fields.map(({ name }) => name)).size < fields.length)
      file.report([index, 'fields'], `${key} has two fields of one name`)
    if (fields.every(({ kind }) => kind === 'name'))
      file.report([index, 'fields'], `no field of ${key} says where the money goes`)
    if (arrival.usual > arrival.most) file.report([index, 'arrival'], 'usual is above most')
  }
}
