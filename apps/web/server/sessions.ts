// Sessions between browser and platform: tokens come in from the platform and go out as cookies, never in a body.
// A refresh token is exchanged once, however many requests wait for it.
import { type Credentials, type Tokens, login, logout, refreshToken } from '@yanta/contract'
import type { AskPlatform, PlatformAnswer } from './platform-client.ts'
import { type SessionTokens, buildSessionCookies, clearSessionCookies } from './session-cookies.ts'
import type { Visitor } from './visitor.ts'

interface Asker {
  visitor: Visitor
  requestId: string
}

/** `unknown` means the platform gave no verdict: the cookies stay. */
export type Renewal =
  | { outcome: 'renewed'; access: string; cookies: string[] }
  | { outcome: 'ended'; cookies: string[] }
  | { outcome: 'unknown' }

export interface Sessions {
  /** Cookies of a new session, or none and the platform's answer. */
  logIn: (credentials: Credentials, asker: Asker) => Promise<{ answer: PlatformAnswer; cookies: string[] }>
  /** Exchanges the refresh token of a session [7.2]; without one there is nothing to renew. */
  renew: (session: SessionTokens, asker: Asker) => Promise<Renewal>
  /** Ends the session at the platform as far as that answers; the browser forgets it in any case. */
  logOut: (session: SessionTokens, asker: Asker) => Promise<{ answer: PlatformAnswer; cookies: string[] }>
}

export function buildSessions(ask: AskPlatform, isSecure: boolean): Sessions {
  const renewals = new Map<string, Promise<Renewal>>()

  async function exchange({ token, isRemembered }: NonNullable<SessionTokens['refresh']>, asker: Asker): Promise<Renewal> {
    const { status, body } = await ask({ ...asker, method: 'POST', path: `${refreshToken.path}?platform=desktop`, body: { refreshToken: token } })
    if (isTokens(status, body)) return { outcome: 'renewed', access: body.token, cookies: buildSessionCookies(body, isRemembered, isSecure) }
    return status === 400 || status === 401 ? { outcome: 'ended', cookies: clearSessionCookies(isSecure) } : { outcome: 'unknown' }
  }

  function renew({ refresh }: SessionTokens, asker: Asker): Promise<Renewal> {
    if (!refresh) return Promise.resolve({ outcome: 'ended', cookies: clearSessionCookies(isSecure) })
    const running = renewals.get(refresh.token)
    if (running) return running
    const started = exchange(refresh, asker).finally(() => renewals.delete(refresh.token))
    renewals.set(refresh.token, started)
    return started
  }

  function end(bearer: string, asker: Asker): Promise<PlatformAnswer> {
    return ask({ ...asker, method: 'POST', path: `${logout.path}?platform=desktop`, bearer })
  }

  async function endRenewed(session: SessionTokens, asker: Asker): Promise<PlatformAnswer> {
    const renewal = await renew(session, asker)
    if (renewal.outcome === 'renewed') return end(renewal.access, asker)
    return renewal.outcome === 'ended' ? { status: 200, body: { success: true } } : { status: 0, body: null }
  }

  return {
    renew,
    async logIn(credentials, asker) {
      const answer = await ask({ ...asker, method: 'POST', path: `${login.path}?platform=desktop`, body: credentials })
      if (!isTokens(answer.status, answer.body)) return { answer, cookies: [] }
      return { answer, cookies: buildSessionCookies(answer.body, credentials?.remember !== false, isSecure) }
    },
    async logOut(session, asker) {
      const first = session.access ? await end(session.access, asker) : undefined
      // An access token that is over says nothing about the login: it lives on in its refresh token.
      const answer = first && (first.status !== 401 || !session.refresh) ? first : await endRenewed(session, asker)
      return { answer, cookies: clearSessionCookies(isSecure) }
    },
  }
}

function isTokens(status: number, body: unknown): body is Tokens {
  const tokens = body as Partial<Tokens> | null
  return status === 200 && typeof tokens?.token === 'string' && typeof tokens.refreshToken === 'string' && typeof tokens.expiresIn === 'number'
}
