// Sessions between browser and platform: tokens come in from the platform and go out as cookies, never in a body.
// A refresh token is exchanged once, however many requests wait for it.
import {
  type CallDeclaration,
  ContactProof,
  SecondFactor,
  type Tokens,
  logout,
  refreshToken,
} from '@yanta/contract'
import * as v from 'valibot'
import type { AskPlatform, PlatformAnswer } from './platform-client.ts'
import { type SessionTokens, buildSessionCookies, clearSessionCookies } from './session-cookies.ts'
import type { Visitor } from './visitor.ts'

interface Asker {
  visitor: Visitor
  requestId: string
}

/** What a call answers that may begin a session, as far as it is no token: nothing else of such an answer leaves this server. */
const LoginStep = v.union([SecondFactor, ContactProof])
type LoginStep = v.InferOutput<typeof LoginStep>

/** `step` says what a login still lacks; `refused` carries the platform's answer, or its silence. */
export type Beginning =
  | { outcome: 'begun'; cookies: string[] }
  | { outcome: 'step'; step: LoginStep }
  | { outcome: 'refused'; answer: PlatformAnswer }

/** `unknown` means the platform gave no verdict: the cookies stay. */
export type Renewal =
  | { outcome: 'renewed'; access: string; cookies: string[] }
  | { outcome: 'ended'; cookies: string[] }
  | { outcome: 'unknown' }

export interface Sessions {
  /** Makes a call that may begin a session [4.14]; the one that this browser had before is ended then. */
  begin: (call: Pick<CallDeclaration, 'path'>, body: unknown, asker: Asker) => Promise<Beginning>
  /** Exchanges the refresh token of a session [7.2]; without one there is nothing to renew. */
  renew: (session: SessionTokens, asker: Asker) => Promise<Renewal>
  /** Ends the session at the platform as far as that answers; the browser forgets it in any case. */
  logOut: (session: SessionTokens, asker: Asker) => Promise<{ answer: PlatformAnswer; cookies: string[] }>
}

export function buildSessions(ask: AskPlatform, isSecure: boolean): Sessions {
  const renewals = new Map<string, Promise<Renewal>>()

  async function exchange(
    { token, isRemembered }: NonNullable<SessionTokens['refresh']>,
    asker: Asker,
  ): Promise<Renewal> {
    const { status, body } = await ask({
      ...asker,
      method: 'POST',
      path: `${refreshToken.path}?platform=desktop`,
      body: { refreshToken: token },
    })
    if (isTokens(status, body))
      return {
        outcome: 'renewed',
        access: body.token,
        cookies: buildSessionCookies(body, isRemembered, isSecure),
      }
    return status === 400 || status === 401
      ? { outcome: 'ended', cookies: clearSessionCookies(isSecure) }
      : { outcome: 'unknown' }
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

  async function logOut(session: SessionTokens, asker: Asker): ReturnType<Sessions['logOut']> {
    const first = session.access ? await end(session.access, asker) : undefined
    // An access token that is over says nothing about the login: it lives on in its refresh token.
    const answer =
      first && (first.status !== 401 || !session.refresh) ? first : await endRenewed(session, asker)
    return { answer, cookies: clearSessionCookies(isSecure) }
  }

  return {
    renew,
    logOut,
    async begin({ path }, body, asker) {
      const answer = await ask({ ...asker, method: 'POST', path: `${path}?platform=desktop`, body })
      if (isTokens(answer.status, answer.body)) {
        const { session } = asker.visitor
        // Its cookies are replaced: left alone it would live on for a year with nobody to end it. The new one does not wait for it.
        if (session.access || session.refresh) void logOut(session, asker)
        const isRemembered = (body as { remember?: unknown } | undefined)?.remember !== false
        return { outcome: 'begun', cookies: buildSessionCookies(answer.body, isRemembered, isSecure) }
      }
      const step = answer.status === 200 ? v.safeParse(LoginStep, answer.body) : null
      if (step?.success) return { outcome: 'step', step: step.output }
      return { outcome: 'refused', answer: step ? { status: 0, body: null } : answer }
    },
  }
}

function isTokens(status: number, body: unknown): body is Tokens {
  const tokens = body as Partial<Tokens> | null
  return (
    status === 200 &&
    typeof tokens?.token === 'string' &&
    typeof tokens.refreshToken === 'string' &&
    typeof tokens.expiresIn === 'number'
  )
}
