// Turns a declared call into a request and its answer into a result. The same code runs in the browser, where the site's
// own server adds the session, and on the server, where the caller passes the access token itself.
import {
  type CallDeclaration,
  type CallInput,
  type CallRefusal,
  type CallResponse,
  type Locale,
  type Platform,
  type RefusalItem,
  buildPath,
} from '@yanta/contract'
import type { Refusal, Result } from './result.ts'
import type { Renewal } from './shared-renewal.ts'

export interface CallerSettings {
  /** Origin of the platform; empty in the browser, where calls go to the site itself. */
  baseUrl: string
  locale: () => Locale
  platform: () => Platform
  /** 30 s in the browser, 8 s on the server [9.5]. */
  timeoutMs: number
  headers?: Record<string, string>
  /** Called once after a 401 of a call that may have a session, with the time the call was sent [4.24]. */
  renewSession?: (sentAt: number) => Promise<Renewal>
  /** Receives the headers of every answer. */
  onAnswer?: (headers: AnswerHeaders) => void
  /** Signal that aborts this call, if any. */
  signal?: (declaration: CallDeclaration) => AbortSignal | undefined
  /** Sends requests instead of `fetch`; rejects on timeout. */
  transport?: Transport
}

export type AnswerHeaders = Pick<Headers, 'get'>
export interface TransportRequest {
  method: string
  headers: Record<string, string>
  body: string | undefined
  timeoutMs: number
  /** Each aborts the request. */
  signals?: readonly AbortSignal[]
}
export type Transport = (address: string, request: TransportRequest) => Promise<TransportAnswer>
/** Only a transport of browsers reads files. */
export type TransportAnswer = Pick<Response, 'ok' | 'status' | 'json'> &
  Partial<Pick<Response, 'arrayBuffer'>> & { headers: AnswerHeaders }

export type Call = <C extends CallDeclaration>(
  declaration: C,
  input?: CallInput<C>,
  options?: CallOptions,
) => Promise<Result<CallResponse<C>, CallRefusal<C>>>

export interface CallOptions {
  /** Cancels the call; its result is then a refusal that nobody waits for. */
  signal?: AbortSignal
  /** What a guest is answered will do, also for a player: on the server that answer is shared by all. */
  asGuest?: boolean
  /** For one that is large; usually that of all calls. */
  timeoutMs?: number
  /** Reads an answer that is not JSON. */
  read?: (answer: TransportAnswer) => Promise<object>
}

interface CallerOptions {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Builds the function that makes calls [7.1]. A refusal, a lost connection and an answer that can't be read are results; it rejects
 * only for an error of the program, which the error boundary shows or the log reports.
 */
export function createCaller(settings: CallerSettings): Call {
  return async (declaration, input, options = {}) => {
    const parts = (input ?? {}) as CallerOptions
    const sentAt = Date.now()
    const first = await send(settings, declaration, parts, options)
    const mayRenew =
      settings.renewSession && (declaration.access === 'player' || declaration.access === 'visitor')
    if (first.ok || first.refusal.status !== 401 || !mayRenew) return first as never
    const renewal = await settings.renewSession!(sentAt)
    if (renewal === 'renewed') return (await send(settings, declaration, parts, options)) as never
    // Whether the session has ended is unknown; a 401 would say that it has.
    return (
      renewal === 'ended'
        ? first
        : { ok: false, refusal: { code: 'temporarily_unavailable', status: 503, errors: [] } }
    ) as never
  }
}

/** Address of a call with its query, `platform` included. */
export function buildAddress(
  declaration: Pick<CallDeclaration, 'path'>,
  parts: CallerOptions,
  platform: Platform,
): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(parts.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) query.append(key, String(item))
  }
  query.set('platform', platform)
  return `${buildPath(declaration.path, parts.params)}?${query}`
}

async function send(
  settings: CallerSettings,
  declaration: CallDeclaration,
  parts: CallerOptions,
  { signal: cancelled, timeoutMs = settings.timeoutMs, read = readJson }: CallOptions,
): Promise<Result<unknown, string>> {
  /** Undefined without one. */
  const body = JSON.stringify(parts.body) as string | undefined
  const address = settings.baseUrl + buildAddress(declaration, parts, settings.platform())
  const request: TransportRequest = {
    method: declaration.method,
    headers: {
      accept: 'application/json',
      'accept-language': settings.locale(),
      'x-requested-with': 'XMLHttpRequest',
      ...(body && { 'content-type': 'application/json' }),
      ...settings.headers,
    },
    body,
    timeoutMs,
    signals: [settings.signal?.(declaration), cancelled].filter((signal) => signal !== undefined),
  }
  // A transport rejects when there is no connection, or no answer in time.
  const response = await (settings.transport ?? carryByFetch())(address, request).catch(() => null)
  if (!response) return silence
  settings.onAnswer?.(response.headers)
  if (!response.ok) return { ok: false, refusal: await readRefusal(response) }
  const value: unknown = await read(response).catch(() => null)
  // Every answer of the contract is an object; anything else comes from an intermediate server.
  return typeof value === 'object' && value !== null ? { ok: true, value } : silence
}

const readJson = (answer: TransportAnswer) => answer.json()

const silence: Result<never, string> = {
  ok: false,
  refusal: { code: 'temporarily_unavailable', status: 0, errors: [] },
}

/** A `fetch` transport that adds these options to every request. */
export function carryByFetch(options: RequestInit = {}): Transport {
  return async (address, { timeoutMs, signals = [], ...request }) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    return fetch(address, {
      ...request,
      ...options,
      signal: AbortSignal.any?.([timeout, ...signals]) ?? timeout,
    })
  }
}

async function readRefusal(response: Pick<Response, 'status' | 'json'>): Promise<Refusal<string>> {
  const body = ((await response.json().catch(() => null)) ?? {}) as {
    errors?: RefusalItem[]
    requestId?: string
  }
  const errors = Array.isArray(body.errors) ? body.errors : []
  const fallback =
    response.status === 429
      ? 'too_many_requests'
      : response.status >= 500
        ? 'temporarily_unavailable'
        : 'invalid_request'
  return { code: errors[0]?.code ?? fallback, status: response.status, errors, requestId: body.requestId }
}
