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
  signal?: AbortSignal
}
export type Transport = (
  address: string,
  request: TransportRequest,
) => Promise<Pick<Response, 'ok' | 'status' | 'json'> & { headers: AnswerHeaders }>

export type Call = <C extends CallDeclaration>(
  declaration: C,
  input?: CallInput<C>,
) => Promise<Result<CallResponse<C>, CallRefusal<C>>>

interface CallerOptions {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Builds the function that makes calls [7.1]. It never throws for a refusal or a lost connection. */
export function createCaller(settings: CallerSettings): Call {
  return async (declaration, input) => {
    const parts = (input ?? {}) as CallerOptions
    const sentAt = Date.now()
    const first = await send(settings, declaration, parts)
    const mayRenew =
      settings.renewSession && (declaration.access === 'player' || declaration.access === 'visitor')
    if (first.ok || first.refusal.status !== 401 || !mayRenew) return first as never
    const renewal = await settings.renewSession!(sentAt)
    if (renewal === 'renewed') return (await send(settings, declaration, parts)) as never
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
): Promise<Result<unknown, string>> {
  const hasBody = parts.body !== undefined
  try {
    const response = await (settings.transport ?? carryByFetch())(
      settings.baseUrl + buildAddress(declaration, parts, settings.platform()),
      {
        method: declaration.method,
        headers: {
          accept: 'application/json',
          'accept-language': settings.locale(),
          'x-requested-with': 'XMLHttpRequest',
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          ...settings.headers,
        },
        body: hasBody ? JSON.stringify(parts.body) : undefined,
        timeoutMs: settings.timeoutMs,
        signal: settings.signal?.(declaration),
      },
    )
    settings.onAnswer?.(response.headers)
    if (response.ok) return { ok: true, value: readAnswer(await response.json()) }
    return { ok: false, refusal: await readRefusal(response) }
  } catch {
    return { ok: false, refusal: { code: 'temporarily_unavailable', status: 0, errors: [] } }
  }
}

/** A `fetch` transport that adds these options to every request. */
export function carryByFetch(options: RequestInit = {}): Transport {
  return (address, { timeoutMs, signal, ...request }) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    return fetch(address, {
      ...request,
      ...options,
      signal: (signal && AbortSignal.any?.([timeout, signal])) ?? timeout,
    })
  }
}

/** Every answer of the contract is an object; anything else comes from an intermediate server. */
function readAnswer(body: unknown): object {
  if (typeof body !== 'object' || body === null) throw new TypeError('the answer is no object')
  return body
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
