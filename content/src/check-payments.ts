// Ways to pay in: each has an id and a key of its own, and limits that leave something to pay.
import type { ContentFile } from './content-file.ts'
import type { PaymentEntry } from './schemas/payments.ts'

/** Those that are shown as further ones by their numbers [9.19]. */
const moreIds: readonly number[] = [2, 5, 6, 7, 44, 99]

/** Reports a way, in or out, whose number and place among the further ones disagree. */
export function checkMore<Entry extends { id: number; isMore: boolean }>(
  file: ContentFile<Entry>,
  index: number,
  { id, isMore }: Entry,
): void {
  if (moreIds.includes(id) !== isMore)
    file.report([index, 'isMore'], `isMore is true for the ids ${moreIds.join(', ')} and for no other`)
}

export function checkPayments(file: ContentFile<PaymentEntry>): void {
  const ids = new Set<number>()
  for (const { index, value } of file.entries) {
    const { id, key, arrival } = value
    if (ids.has(id)) file.report([index, 'id'], `duplicate id ${id}`)
    ids.add(id)
    checkMore(file, index, value)
    if (arrival.usual > arrival.most)
      file.report([index, 'arrival'], `${key}: it usually takes longer than at most`)
    for (const [code, terms] of Object.entries(value.currencies))
      if (terms && terms.min > terms.max)
        file.report([index, 'currencies', code], `${key}: the least in ${code} is above the most`)
  }
}
