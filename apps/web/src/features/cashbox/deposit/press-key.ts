// One press of the button is one deposit: what is pressed again because nobody answered is the same press. Pure.

export interface DepositWish {
  /** Key of the way to pay. */
  method: string
  /** Minor units of the player's currency. */
  amount: number
  /** Id of the gift that it brings. */
  gift: string | null
}

export interface Press {
  wish: DepositWish
  /** Names the press for the platform. */
  key: string
}

/** Codes of an answer that never came: the platform may have begun the deposit all the same. */
const silences: readonly string[] = ['temporarily_unavailable', 'internal_error', 'under_reconstruction']

/** @param unanswered the press before, if nobody knows what became of it */
export function pressAgain(unanswered: Press | null, wish: DepositWish, newKey: () => string): Press {
  const isSame =
    unanswered?.wish.method === wish.method &&
    unanswered.wish.amount === wish.amount &&
    unanswered.wish.gift === wish.gift
  return isSame ? unanswered : { wish, key: newKey() }
}

/** Whether a refusal leaves open what became of the press. */
export function isUnanswered(code: string): boolean {
  return silences.includes(code)
}
