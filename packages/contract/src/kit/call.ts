// From one declaration of a call the platform derives its typed, validated route, the web its typed client, and OpenAPI its page.
// The browser's build includes only name, method, path and access of a declaration: everything else is for the server.
import type * as v from 'valibot'
import type { RefusalCode } from './refusal.ts'

type Schema = v.GenericSchema<any, any>

/**
 * Who may use a call.
 * - `anyone`: no session needed; a session, when sent, is ignored.
 * - `visitor`: no session needed; a valid one personalises the answer.
 * - `player`: needs an access token, else 401.
 * - `provider`: a games provider; the request is signed (see docs/wallet-api.md).
 */
export type Access = 'anyone' | 'visitor' | 'player' | 'provider'

/** At most `max` requests per `windowMs` milliseconds, counted by the caller's address, account, or the named body field. */
export interface RateLimit {
  max: number
  windowMs: number
  by: 'address' | 'player'
}

/** Largest body of a call in bytes, unless its declaration sets `bodyBytes`. */
export const usualBodyBytes = 64 * 1024

export interface CallDeclaration {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Absolute path; parameters in braces: `/json-api/v2/games/{slug}`. */
  path: string
  access: Access
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** Largest body in bytes; `usualBodyBytes` when left out. */
  bodyBytes?: number
  response: Schema
  refusals: readonly RefusalCode[]
  rateLimit?: RateLimit
  /** The answer depends on the client's country, so caches store one per country. */
  variesByRegion?: true
  /** The answer is a file to be kept, not JSON: `response` is `FileAnswer`. */
  isFile?: true
}

/* #__NO_SIDE_EFFECTS__ */
export function defineCall<const D extends CallDeclaration>(declaration: D): D {
  return declaration
}

/** The query that a client sends: values before or after parsing, so `page: 2` and `page: '2'` are both valid. */
type Sendable<S> = S extends Schema
  ? {
      [K in keyof v.InferInput<S>]:
        | v.InferInput<S>[K]
        | NonNullable<v.InferOutput<S>>[K & keyof NonNullable<v.InferOutput<S>>]
    }
  : undefined

export type CallParams<C extends CallDeclaration> = C extends { params: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined
export type CallQuery<C extends CallDeclaration> = C extends { query: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined
export type CallBody<C extends CallDeclaration> = C extends { body: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined
export type CallResponse<C extends CallDeclaration> = v.InferOutput<C['response']>
/** The return type of a handler: the response before parsing, so optional defaults may be left out. */
export type CallAnswer<C extends CallDeclaration> = v.InferInput<C['response']>
export type CallRefusal<C extends CallDeclaration> = C['refusals'][number]

/** The input of a client: only the parts the declaration has. */
export type CallInput<C extends CallDeclaration> = (C extends { params: infer S extends Schema }
  ? { params: v.InferInput<S> }
  : unknown) &
  (C extends { query: infer S extends Schema } ? { query?: Sendable<S> } : unknown) &
  (C extends { body: infer S extends Schema } ? { body: v.InferInput<S> } : unknown)

/** `/json-api/v2/games/{slug}` and `{ slug: 'neon-drive' }` give `/json-api/v2/games/neon-drive`. */
export function buildPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined) throw new Error(`missing path parameter ${key} of ${path}`)
    return encodeURIComponent(value)
  })
}
