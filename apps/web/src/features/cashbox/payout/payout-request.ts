// The steps of a payout request: what burns is seen and agreed to, then a code confirms it [2.63], [5.27]. Pure.
import { type CallResponse, type PayoutSystem, type countPayoutGifts, sendPayout } from '@yanta/contract'

export type Losses = CallResponse<typeof countPayoutGifts>

/** Why what burns is shown once more. */
export type PayoutObstacle = 'changed' | 'wager' | 'in_play'

export interface RequestState {
  step: 'loading' | 'failed' | 'confirm' | 'code'
  /** What would burn, as it was shown; null until it is known. */
  losses: Losses | null
  /** A bonus runs, whatever it is worth. */
  hasBonus: boolean
  isAccepted: boolean
  givesUpBonus: boolean
  obstacle: PayoutObstacle | null
}

export type RequestEvent =
  | { type: 'loaded'; losses: Losses }
  | { type: 'failed' }
  | { type: 'retried' }
  | { type: 'accepted'; isOn: boolean }
  | { type: 'givenUp'; isOn: boolean }
  | { type: 'confirmed' }
  | { type: 'left' }
  /** What has changed since it was confirmed. */
  | { type: 'obstructed'; obstacle: PayoutObstacle }

export function openRequest(hasBonus: boolean): RequestState {
  return { step: 'loading', losses: null, hasBonus, isAccepted: false, givesUpBonus: false, obstacle: null }
}

export function advanceRequest(state: RequestState, event: RequestEvent): RequestState {
  switch (event.type) {
    case 'loaded': {
      const { losses } = event
      const hasBonus =
        losses.bonus > 0 || state.obstacle === 'wager' || (state.losses === null && state.hasBonus)
      const isSame = state.losses !== null && listIds(state.losses) === listIds(losses)
      return {
        ...state,
        step: 'confirm',
        losses,
        hasBonus,
        isAccepted: isSame && state.isAccepted,
        givesUpBonus: hasBonus && isSame && state.givesUpBonus,
      }
    }
    case 'failed':
      return { ...state, step: 'failed' }
    case 'retried':
      return { ...state, step: 'loading' }
    case 'accepted':
      return { ...state, isAccepted: event.isOn }
    case 'givenUp':
      return { ...state, givesUpBonus: event.isOn }
    case 'confirmed':
      return canConfirm(state) ? { ...state, step: 'code', obstacle: null } : state
    case 'left':
      return state.step === 'code' ? { ...state, step: 'confirm' } : state
    case 'obstructed':
      return {
        ...state,
        step: event.obstacle === 'in_play' ? 'confirm' : 'loading',
        obstacle: event.obstacle,
      }
  }
}

/** Everything that is lost has been agreed to; still so when no code could be sent. */
export function canConfirm({ step, losses, hasBonus, isAccepted, givesUpBonus }: RequestState): boolean {
  const isShown = step === 'confirm' || step === 'code'
  return isShown && losses !== null && (losses.count === 0 || isAccepted) && (!hasBonus || givesUpBonus)
}

function listIds({ gifts }: Losses): string {
  return gifts
    .map(({ id }) => id)
    .toSorted()
    .join()
}

/** The call that requests a payout, at the address and by the method that its way names [7.80]; never at another site. */
export function addressRequest({ send: { url, method } }: PayoutSystem): typeof sendPayout {
  const path = url.startsWith('/json-api/') ? url : sendPayout.path
  return { ...sendPayout, path, method: (method ?? 'post').toUpperCase() } as typeof sendPayout
}

/** Where a refusal of the request leads: stays at the code, shows anew what burns, or goes back to the form. */
export function routeRefusal(code: string): 'code' | 'form' | PayoutObstacle {
  if (code === 'burnt_gifts_changed') return 'changed'
  if (code === 'wager_unfinished') return 'wager'
  if (code === 'bonus_in_play') return 'in_play'
  return formRefusals.includes(code) ? 'form' : 'code'
}

const formRefusals: readonly string[] = [
  'invalid_request',
  'account_closed',
  'payment_system_not_found',
  'amount_out_of_range',
  'insufficient_funds',
  'phone_restriction',
  'email_restriction',
  'documents_restriction',
  'payout_limit_reached',
  'money_held',
]
