// Calls from the browser: to the site's own origin, which holds the session. An access token that ran out is renewed once
// for all calls and tabs that wait for it.
import { refreshToken } from '@yanta/contract'
import { readLocale } from '../i18n/locale-cookie.ts'
import { setCoarseServerTime } from '../lib/server-clock.ts'
import { createCaller, type AnswerHeaders } from './caller.ts'
import { createRenewal } from './shared-renewal.ts'

const settings = {
  baseUrl: '',
  locale: readLocale,
  platform: () => (matchMedia('(max-width: 754px)').matches ? 'mobile' as const : 'desktop' as const),
  timeoutMs: 30_000,
  onAnswer: (headers: AnswerHeaders) => setCoarseServerTime(headers.get('date')),
}

const callOnce = createCaller(settings)
/** Asks the site's server for a new access cookie; the refresh token stays out of reach of scripts [7.2]. */
const renewSession = createRenewal({
  renew: async () => (await callOnce(refreshToken, { body: {} as never })).ok,
  locks: globalThis.navigator?.locks,
  storage: readStorage(),
})

export const browserCall = createCaller({ ...settings, renewSession })

function readStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
