// Sessions between browser and platform: tokens received from the platform are sent as cookies, never in a body. A refresh token
// is exchanged once, however many requests wait for it.
import {
  type CallDeclaration,
  ContactProof,
  SecondFactor,
  type Tokens,
  logout,
  refreshToken,
} from '@yanta/contract'
import * as v from 'valibot'
import { type AskPlatform, type PlatformAnswer, platformTimeoutMs } from '../upstream/platform-client.ts'
import { type SessionTokens, buildSessionCookies, clearSessionCookies } from './session-cookies.ts'
import type { Visitor } from './visitor.ts'

interface Asker {
  visitor: Visitor
  requestId: string
}

/** Answers without tokens of calls that may begin a session; nothing else of such an answer leaves this server. */
const LoginStep = v.union([SecondFactor, ContactProof])
type LoginStep = v.InferOutput<typeof LoginStep>

/** `step`: the next step of the login; `refused`: the platform's answer, or status 0 without one. */
export type Beginning =
  | { outcome: 'begun'; cookies: string[] }
  | { outcome: 'step'; step: LoginStep }
  | { outcome: 'refused'; answer: PlatformAnswer }

/** `unknown`: the platform could not decide, so the cookies stay. */
export type Renewal =
  | { outcome: 'renewed'; access: string; cookies: string[] }
  | { outcome: 'ended'; cookies: string[] }
  | { outcome: 'unknown' }

export interface Sessions {
  /** Makes a call that may begin a session [4.14]; a new one ends the browser's previous session. */
  begin: (call: Pick<CallDeclaration, 'path'>, body: unknown, asker: Asker) => Promise<Beginning>
  /** Exchanges the refresh token of a session [7.2], if there is one. */
  renew: (session: SessionTokens, asker: Asker) => Promise<Renewal>
  /** Ends the session at the platform if that answers; the cookies are deleted in any case. */
  logOut: (session: SessionTokens, asker: Asker) => Promise<{ answer: PlatformAnswer; cookies: string[] }>
}

/** The platform uses up a refresh token even when its answer is late: thrown away, the browser's own token would look stolen. */
const exchangeTimeoutMs = 60_000
/** How long an answer that its callers did not wait for is kept for the next request with the same token. */
const keptMs = 60_000

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
      timeoutMs: exchangeTimeoutMs,
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
    const { token } = refresh
    const running = renewals.get(token)
    if (running) return waitFor(running)
    const startedAt = performance.now()
    const started = exchange(refresh, asker).finally(() => renewals.delete(token))
    renewals.set(token, started)
    void started.then((renewal) => {
      if (renewal.outcome !== 'renewed' || performance.now() - startedAt < platformTimeoutMs) return
      renewals.set(token, started)
      setTimeout(() => renewals.delete(token), keptMs).unref()
    })
    return waitFor(started)
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
    // An expired access token does not end the login: it goes on with its refresh token.
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
        // Ends the previous session, which would last a year without its cookies. The new one does not wait for it.
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

/** Nothing is decided for a caller who has waited as long as for any call; the exchange goes on. */
function waitFor(renewal: Promise<Renewal>): Promise<Renewal> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, platformTimeoutMs, { outcome: 'unknown' })
    renewal.then(resolve, reject).finally(() => clearTimeout(timer))
  })
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
