// What is allowed with the codes of one contact [8.37-8.41], [9.2]. Pure; the database's clock gives all times, in seconds.

export const codeLifetimeSeconds = 600
export const proofLifetimeSeconds = 1_800
export const triesPerCode = 5

/** Between two codes [9.2]. */
const pauseSeconds = 35
/** After three in a row [8.39], [9.2]. */
const longPauseSeconds = 300
const sendsInARow = 3
const daySeconds = 86_400
/** Codes of one contact within 24 hours, asked for from one place. */
const sendsPerPlace = 12
/** The same from all places; where the account was logged in before, the owner is not held up by what strangers have asked. */
const sendsPerContact = 24
/** Tries of one contact a calendar day. */
const guessesPerDay = 25
/** The last code's worth is kept for places where the account was logged in before. */
const guessesOfStrangers = guessesPerDay - triesPerCode

/** A code that was sent within the last 24 hours. */
export interface Send {
  secondsAgo: number
  /** From where the next one is asked for. */
  isOwn: boolean
}

export interface SendRefusal {
  code: 'code_too_soon' | 'code_too_often' | 'code_limit_reached'
  retryAfter: number
}

/** Whether another code may be sent. `sends` in any order; `isKnownPlace`: the account was logged in from there before. */
export function judgeSend(sends: readonly Send[], isKnownPlace: boolean): SendRefusal | null {
  const all = sends
    .filter(({ secondsAgo }) => secondsAgo < daySeconds)
    .toSorted((one, other) => one.secondsAgo - other.secondsAgo)
  const own = all.filter(({ isOwn }) => isOwn)
  const crowd =
    own.length >= sendsPerPlace ? own[sendsPerPlace - 1] : isKnownPlace ? undefined : all[sendsPerContact - 1]
  if (crowd) return { code: 'code_limit_reached', retryAfter: wait(daySeconds, crowd) }
  if (countInARow(own) >= sendsInARow)
    return { code: 'code_too_often', retryAfter: wait(longPauseSeconds, own[0]!) }
  const [last] = all
  return last && last.secondsAgo < pauseSeconds
    ? { code: 'code_too_soon', retryAfter: wait(pauseSeconds, last) }
    : null
}

/** After how many seconds another code may be asked for, by who has just been sent one. */
export function findResendPause(sendsBefore: readonly Send[], isKnownPlace: boolean): number {
  return judgeSend([...sendsBefore, { secondsAgo: 0, isOwn: true }], isKnownPlace)!.retryAfter
}

/** Codes sent one after the other, newest first, without the long pause between them and now. */
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

function wait(seconds: number, { secondsAgo }: Send): number {
  return Math.max(1, Math.ceil(seconds - secondsAgo))
}

export interface CodeState {
  /** Neither over, nor replaced, nor confirmed. */
  isLiving: boolean
  /** Made with it before. */
  tries: number
  /** Made with any code of the contact today. */
  guesses: number
}

export type TryRefusal =
  | { code: 'code_expired' | 'code_attempts_used' | 'code_limit_reached' }
  | { code: 'wrong_code'; left: number }

/** Whether a code may be tried once more; a try that is refused is not counted. */
export function judgeTry({ isLiving, ...counts }: CodeState, isKnownPlace: boolean): TryRefusal | null {
  if (!isLiving) return { code: 'code_expired' }
  const refusal = judgeWrongTry(counts, isKnownPlace)
  return refusal.code === 'wrong_code' ? null : refusal
}

/** What to say of a wrong try, itself counted. */
export function judgeWrongTry(
  { tries, guesses }: Omit<CodeState, 'isLiving'>,
  isKnownPlace: boolean,
): TryRefusal {
  if (tries >= triesPerCode) return { code: 'code_attempts_used' }
  const left = Math.min(triesPerCode - tries, (isKnownPlace ? guessesPerDay : guessesOfStrangers) - guesses)
  return left > 0 ? { code: 'wrong_code', left } : { code: 'code_limit_reached' }
}
