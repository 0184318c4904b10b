import { type OperationFilter, listOperations, sumOperations } from '@yanta/contract'
import { useState } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Refusal } from '../../../data/api/result.ts'
import { useAction } from '../../../data/use-action.ts'
import { useCall } from '../../../data/use-call.ts'
import { useTransfers } from '../../../domain/wallet/use-transfers.ts'
import { addPage, applyHead, type OperationPage } from './history-list.ts'

interface Keyed extends OperationPage {
  /** Filter and first day: of which history it is. */
  key: string
}

/** The operations of a filter since a day, page by page, and their sums; kept current by the events of deposits and payouts [7.86]. */
export function useHistory(filter: OperationFilter, from: string | null) {
  const [turn, setTurn] = useState(0)
  useTransfers(() => setTurn((before) => before + 1))
  const key = `${filter} ${from}`
  const query = { filter, ...(from !== null && { from }) }
  const head = useCall(`operations ${key} ${turn}`, async (signal) => {
    const result = await browserCall(listOperations, { query }, { signal })
    return result.ok ? { ...result, value: { ...result.value, key } satisfies Keyed } : result
  })
  const totals = useCall(`sums ${key} ${turn}`, async (signal) => {
    const result = await browserCall(sumOperations, { query }, { signal })
    return result.ok ? { ...result, value: { ...result.value, key } } : result
  })
  const [older, setOlder] = useState<Keyed | null>(null)
  const first = head.latest?.key === key ? head.latest : null
  const shown = first && (older?.key === key ? applyHead(older, first) : first)
  const more = useAction<[], Refusal<string>>(async () => {
    if (!shown?.next) return
    const page = await browserCall(listOperations, { query: { ...query, after: shown.next } })
    if (!page.ok) return page.refusal
    setOlder({ key, ...addPage(shown, page.value) })
  })
  return {
    /** Null before the first page. */
    shown,
    phase: head.phase,
    retry: head.retry,
    totals: totals.latest?.key === key ? totals.latest : null,
    more,
  }
}
