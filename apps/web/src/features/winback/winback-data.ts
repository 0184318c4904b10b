import { type StaticPage, type Winback, getStaticPage, getWinback } from '@yanta/contract'
import { getNamed } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'

export interface WinbackData {
  /** The editors' text, which guests read. */
  page: StaticPage
  /** `guest` also when the session is over; `absent` from a platform without winback; `failed` when it could not be loaded. */
  own: Winback | 'guest' | 'absent' | 'failed'
}

export async function loadWinback(call: Call, hasSession: boolean): Promise<WinbackData> {
  const [page, own] = await Promise.all([
    call(getStaticPage, { params: { slug: 'winback' } }),
    hasSession ? loadOwn(call) : ('guest' as const),
  ])
  return { page: getNamed(page), own }
}

async function loadOwn(call: Call): Promise<WinbackData['own']> {
  const answer = await call(getWinback)
  if (answer.ok) return answer.value
  if (answer.refusal.status === 404) return 'absent'
  return answer.refusal.status === 401 ? 'guest' : 'failed'
}
