import { type CallResponse, listWinners, winnersAdded, winnersRoom } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import type { CallState } from '../../data/use-call.ts'
import { useLive } from '../../data/use-live.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { addWinners, winnersShown } from './add-winners.ts'

/** The latest wins [7.69], in the language of the page. */
export function useWinners(): CallState<CallResponse<typeof listWinners>> {
  const { locale } = useI18n()
  return useLive(
    {
      key: locale,
      fetch: (signal) => browserCall(listWinners, { query: { limit: winnersShown } }, { signal }),
      room: winnersRoom,
    },
    winnersAdded,
    (shown, event) => ({ ...shown, data: addWinners(shown.data, event, locale) }),
  )
}
