// Documents of visitors without a session are rendered once and shared, stored compressed, so that a hit costs a look-up.
// They contain nothing personal: no cookie, no nonce; the inline scripts are allowed by hash.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Locale } from '@yanta/contract'
import type { Contacts } from '../../src/data/api/ssr-context.ts'
import { type Encoding, buildTag } from '@yanta/server'
import { ExpiringStore } from '../upstream/expiring-store.ts'

export interface SharedDocument {
  status: number
  contentType: string
  /** Weak: the same for all encodings of a document. */
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

/** Query keys that change the document; all others are ignored. */
export const sharedQueryKeys = ['page', 'type', 'filter', 'mode', 'redirect']

/** Status and headers of a rendered document, and its text in chunks: a player's is never joined, which would copy all of it. */
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

/** Content type; loaders' data is served at document addresses too, and is never HTML. */
export function typeOf({ response }: Rendering): string {
  return response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
}

/** One below the maximum: a twelfth smaller than quality 9, for 40 ms of a thread per shared document. The maximum takes 130 ms. */
const brotliQuality = 10

type BuildPolicy = (scripts: readonly string[], contacts: Contacts) => string

export class GuestDocuments {
  readonly #store = new ExpiringStore<SharedDocument>({
    maxEntries: 500,
    maxWeight: 128 * 1024 * 1024,
    weigh: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length,
    freshMs: 5_000,
    staleMs: 60_000,
    isGone: (error) => error instanceof UnsharedResponse && !isTrouble(error.rendering.response.status),
  })
  readonly #buildPolicy: BuildPolicy

  constructor(buildPolicy: BuildPolicy) {
    this.#buildPolicy = buildPolicy
  }

  peek(key: string): SharedDocument | undefined {
    return this.#store.peek(key)
  }

  /** Rejects with `UnsharedResponse` when the rendering is not a good document and there is no older one, or the page has moved or is gone. */
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

/** Says nothing about the page itself, whose older document is still good. */
function isTrouble(status: number): boolean {
  return status === 429 || status >= 500
}

/** Cache key of a shared document. */
export function nameDocument({ build, base, path, query, locale, isRegionBlocked }: DocumentKey): string {
  return [build, base, path, query, locale, isRegionBlocked ? 'blocked' : 'open'].join(' ')
}

/** The relevant part of a query, in a fixed order. */
export function pickSharedQuery(query: URLSearchParams): string {
  const picked = new URLSearchParams()
  for (const key of sharedQueryKeys) for (const value of query.getAll(key).slice(0, 1)) picked.set(key, value)
  return picked.toString()
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
    etag: buildTag(identity),
    contentSecurityPolicy: buildPolicy(rendering.scripts, rendering.contacts),
    bodies: { br, gzip: compressed, identity },
  }
}
