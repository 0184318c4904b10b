import { type CallResponse, getUserPromotionData, promotionPointsChanged } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Call } from '../../data/api/caller.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useContinued } from '../../data/use-live.ts'

/** The player's part in a promotion [3.27], with the position in the player's room. */
export type OwnPart = CallResponse<typeof getUserPromotionData>

/** `guest` also when the session is over; `failed` when it could not be loaded. */
export type LoadedPart = OwnPart | 'guest' | 'failed'

export async function loadOwnPart(call: Call, id: string, hasSession: boolean): Promise<LoadedPart> {
  if (!hasSession) return 'guest'
  const answer = await call(getUserPromotionData, { params: { id } })
  if (answer.ok) return answer.value
  return answer.refusal.status === 401 ? 'guest' : 'failed'
}

/** The player's part as the page was loaded with it, continued by events; another answer of the page begins anew. */
export function useOwnPart(id: string, loaded: LoadedPart): LoadedPart {
  const rendered = typeof loaded === 'object' ? loaded : null
  const continued = useContinued<OwnPart, typeof promotionPointsChanged>(
    rendered,
    { room: ownRoom, fetch: () => browserCall(getUserPromotionData, { params: { id } }) },
    promotionPointsChanged,
    (part, { id: changedId, ...balance }) => (changedId === id ? { ...part, ...balance } : part),
  )
  return rendered ? continued(rendered) : loaded
}
