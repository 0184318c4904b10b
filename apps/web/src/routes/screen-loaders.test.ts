import { expect, it, vi } from 'vitest'
import type { Call } from '../data/api/caller.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

vi.mock('../data/api/browser-call.ts', () => ({ browserCall: refuseAll }))
vi.mock('../data/api/session-hint.ts', () => ({ readSessionHint: () => true }))

/** A platform without editors' texts for any path. */
const { refuseAll } = vi.hoisted(() => ({
  refuseAll: (async () => ({ ok: false, refusal: { code: 'not_found', status: 404 } })) as unknown as Call,
}))
const args = {
  params: { slug: 'slots' },
  url: new URL('https://site.test/games/slots?page=2'),
  context: { get: () => ({ call: refuseAll, hasSession: true }) },
}
const load = async (_: Call, { params, url, hasSession }: Asked) => ({
  seen: [params.slug, url.searchParams.get('page'), hasSession],
})

it.each([
  ['a document', onServer],
  ['a step within the site', inBrowser],
])(
  'a screen of %s is loaded from the same address, parameters and session, with the texts of its path',
  async (_, loadFor) => {
    const answer = await loadFor(load)(args as never)
    expect(answer).toEqual({ seen: ['slots', '2', true], seo: null, textBelow: null })
  },
)

it.each([
  ['a document', onServer],
  ['a step within the site', inBrowser],
])('an error thrown by the loader of %s reaches the route boundary', async (_, loadFor) => {
  const missing = new Response(null, { status: 404 })
  await expect(loadFor(() => Promise.reject(missing))(args as never)).rejects.toBe(missing)
})
