// Documents of visitors without a session are rendered once and shared, stored compressed, so that a hit costs a look-up.
// Nothing personal is inside: no cookie, no nonce; the inline scripts are allowed by hash.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Locale } from '@yanta/contract'
import type { Contacts } from '../src/api/visit.ts'
import { ExpiringStore } from './expiring-store.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface SharedDocument {
  status: number
  contentType: string
  /** Weak: the same document in another encoding has the same tag. */
  etag: string
  contentSecurityPolicy: string
  bodies: Record<Encoding, Buffer>
}

export interface DocumentKey {
  /** Of the site's code. */
  build: string
  base: string
  path: string
  query: string
  locale: Locale
  isRegionBlocked: boolean
}

/** Query keys that change what is rendered; all others are the visitor's own business. */
export const sharedQueryKeys = ['page', 'mode', 'redirect']

/** Status and headers of a rendered document, and its text in pieces: a player's is never put together, which would copy all of it. */
export interface Rendering {
  response: Response
  html: readonly string[]
  /** CSP sources of its own inline scripts. */
  scripts: readonly string[]
  contacts: Contacts
}

/** A document that is not shared: an error, or a redirect. */
export class UnsharedResponse extends Error {
  readonly rendering: Rendering
  constructor(rendering: Rendering) {
    super(`status ${rendering.response.status} is not shared`)
    this.rendering = rendering
  }
}

/** Loaders' data travels under addresses of documents too; it is never HTML, whatever is written in it. */
export function typeOf({ response }: Rendering): string {
  return response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
}

/** The last step but one: a twelfth smaller than the one before, for 40 ms of a thread once for all who share it. The last takes 130. */
const brotliQuality = 10

type BuildPolicy = (scripts: readonly string[], contacts: Contacts) => string

export class GuestDocuments {
  readonly #store = new ExpiringStore<SharedDocument>({
    maxEntries: 500,
    maxWeight: 128 * 1024 * 1024,
    weigh: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length,
    freshMs: 5_000,
    staleMs: 60_000,
  })
  readonly #buildPolicy: BuildPolicy

  constructor(buildPolicy: BuildPolicy) {
    this.#buildPolicy = buildPolicy
  }

  peek(key: string): SharedDocument | undefined {
    return this.#store.peek(key)
  }

  /** Rejects with `UnsharedResponse` when the rendering is no good document and there is no older one. */
  get(key: string, render: () => Promise<Rendering>): Promise<SharedDocument> {
    return this.#store.get(key, async () => {
      const rendering = await render()
      if (rendering.response.status !== 200) throw new UnsharedResponse(rendering)
      return buildSharedDocument(rendering, this.#buildPolicy)
    })
  }

  expireAll(): void {
    this.#store.expireAll()
  }
}

/** Name of a document among all that are shared. */
export function nameDocument({ build, base, path, query, locale, isRegionBlocked }: DocumentKey): string {
  return [build, base, path, query, locale, isRegionBlocked ? 'blocked' : 'open'].join(' ')
}

/** The part of a query that counts, in one order whatever order it came in. */
export function pickSharedQuery(query: URLSearchParams): string {
  const picked = new URLSearchParams()
  for (const key of sharedQueryKeys) for (const value of query.getAll(key).slice(0, 1)) picked.set(key, value)
  return picked.toString()
}

/** The best encoding that a client names; brotli before gzip. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted ?? '')) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted ?? '') ? 'gzip' : 'identity'
}

/** Tells whether a browser has the document that `etag` names. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    ifNoneMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')
  )
}

async function buildSharedDocument(rendering: Rendering, buildPolicy: BuildPolicy): Promise<SharedDocument> {
  const html = rendering.html.join('')
  const identity = Buffer.from(html)
  const [br, compressed] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ])
  return {
    status: 200,
    contentType: typeOf(rendering),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    contentSecurityPolicy: buildPolicy(rendering.scripts, rendering.contacts),
    bodies: { br, gzip: compressed, identity },
  }
}
