// The limits of the codes of one contact [8.37-8.41], [9.2]. Pure; times are in seconds.

export const codeLifetimeSeconds = 600
export const proofLifetimeSeconds = 1_800
export const triesPerCode = 5

/** Between two codes [9.2]. */
const pauseSeconds = 35
/** After three in a row [8.39], [9.2]. */
const longPauseSeconds = 300
const sendsInARow = 3
export const daySeconds = 86_400
/** Codes of one contact within 24 hours, requested from one network. */
const sendsPerLocation = 12
/** The same from all networks; it does not apply at a network where the account was logged in before, so that others can't block the owner. */
const sendsPerContact = 24
/** Tries of one contact a calendar day. */
const guessesPerDay = 25
/** The tries of one code are reserved for networks where the account was logged in before. */
const guessesOfStrangers = guessesPerDay - triesPerCode

/** A code sent within the last 24 hours. */
export interface Send {
  secondsAgo: number
  /** From the same network as the next request. */
  isOwn: boolean
}

export interface SendRefusal {
  code: 'code_too_soon' | 'code_too_often' | 'code_limit_reached'
  retryAfter: number
}

/** Whether another code may be sent. `sends` in any order; `isKnownLocation`: the account was logged in from that network before. */
export function checkSend(sends: readonly Send[], isKnownLocation: boolean): SendRefusal | null {
  const all = sends
    .filter(({ secondsAgo }) => secondsAgo < daySeconds)
    .toSorted((one, other) => one.secondsAgo - other.secondsAgo)
  const own = all.filter(({ isOwn }) => isOwn)
  const crowd =
    own.length >= sendsPerLocation
      ? own[sendsPerLocation - 1]
      : isKnownLocation
        ? undefined
        : all[sendsPerContact - 1]
  if (crowd) return { code: 'code_limit_reached', retryAfter: wait(daySeconds, crowd) }
  if (countInARow(own) >= sendsInARow)
    return { code: 'code_too_often', retryAfter: wait(longPauseSeconds, own[0]!) }
  const [last] = all
  return last && last.secondsAgo < pauseSeconds
    ? { code: 'code_too_soon', retryAfter: wait(pauseSeconds, last) }
    : null
}

/** Seconds until the client that has just been sent a code may request another. */
export function findResendPause(sendsBefore: readonly Send[], isKnownLocation: boolean): number {
  return checkSend([...sendsBefore, { secondsAgo: 0, isOwn: true }], isKnownLocation)!.retryAfter
}

/** Number of consecutive codes, newest first, without the long pause between them and now. */
function countInARow(sends: readonly Send[]): number {
  let later = 0
  let count = 0
  for (const { secondsAgo } of sends) {
    if (secondsAgo - later >= longPauseSeconds) break
    later = secondsAgo
    count += 1
  }
  return count
}

/** The calendar day in UTC by which guesses are counted, and the seconds until it ends. */
export function findDay(now: Date): { day: string; secondsLeft: number } {
  const day = now.toISOString().slice(0, 10)
  return { day, secondsLeft: daySeconds - (now.getTime() - Date.parse(day)) / 1000 }
}

function wait(seconds: number, { secondsAgo }: Send): number {
  return Math.max(1, Math.ceil(seconds - secondsAgo))
}

export interface CodeState {
  /** Neither expired, nor replaced, nor confirmed. */
  isLiving: boolean
  /** Earlier tries of this code. */
  tries: number
  /** Today's tries of any code of the contact. */
  guesses: number
}

export type TryRefusal =
  | { code: 'code_expired' | 'code_attempts_used' | 'code_limit_reached' }
  | { code: 'wrong_code'; left: number }

/** Whether a code may be tried once more; a refused try is not counted. */
export function checkTry({ isLiving, ...counts }: CodeState, isKnownLocation: boolean): TryRefusal | null {
  if (!isLiving) return { code: 'code_expired' }
  const refusal = checkWrongTry(counts, isKnownLocation)
  return refusal.code === 'wrong_code' ? null : refusal
}

/** The refusal of a wrong try, which is already counted. */
export function checkWrongTry(
  { tries, guesses }: Omit<CodeState, 'isLiving'>,
  isKnownLocation: boolean,
): TryRefusal {
  if (tries >= triesPerCode) return { code: 'code_attempts_used' }
  const left = Math.min(
    triesPerCode - tries,
    (isKnownLocation ? guessesPerDay : guessesOfStrangers) - guesses,
  )
  return left > 0 ? { code: 'wrong_code', left } : { code: 'code_limit_reached' }
}
