// The current list of winners: fetched once, then updated by events of the winners' room [7.69].
import { type CallResponse, listWinners, winnersAdded, winnersRoom } from '@yanta/contract'
import { useEffect, useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useRoom } from '../../data/realtime/use-room.ts'
import { addWinners, winnersShown } from './add-winners.ts'

type Winners = CallResponse<typeof listWinners>

interface FoundWinners {
  /** Null while loading, or after a failure. */
  winners: Winners | null
  hasFailed: boolean
  retry: () => void
}

export function useWinners(): FoundWinners {
  const { locale } = useI18n()
  const [winners, setWinners] = useState<Winners | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const snapshotOf = (found: Winners) => ({ mark: found, apply: () => setWinners(found) })

  async function fetchWinners(): Promise<Winners> {
    const found = await browserCall(listWinners, { query: { limit: winnersShown } })
    if (!found.ok) throw new Error(`winners: ${found.refusal.code}`)
    return found.value
  }
  const ask = () => void fetchWinners().then(setWinners, () => setHasFailed(true))
  useEffect(ask, [locale])
  useRoom(
    winners && winnersRoom,
    (visit) => {
      visit.offer(snapshotOf(winners!))
      visit.onEvent(winnersAdded, (event) =>
        setWinners((shown) => shown && { ...shown, data: addWinners(shown.data, event, locale) }),
      )
    },
    async () => snapshotOf(await fetchWinners()),
  )
  function retry() {
    setHasFailed(false)
    ask()
  }
  return { winners, hasFailed, retry }
}
