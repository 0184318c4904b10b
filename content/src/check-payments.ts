// Ways to pay in: each has an id and a key of its own, and limits that leave something to pay.
import type { ContentFile } from './content-file.ts'
import type { PaymentEntry } from './schemas/payments.ts'

export function checkPayments(file: ContentFile<PaymentEntry>): void {
  const ids = new Set<number>()
  for (const { index, value } of file.entries) {
    const { id, key, arrival } = value
    if (ids.has(id)) file.report([index, 'id'], `duplicate id ${id}`)
    ids.add(id)
    if (arrival.usual > arrival.most)
      file.report([index, 'arrival'], `${key}: it usually takes longer than at most`)
    for (const [code, terms] of Object.entries(value.currencies))
      if (terms && terms.min > terms.max)
        file.report([index, 'currencies', code], `${key}: the least in ${code} is above the most`)
  }
}
