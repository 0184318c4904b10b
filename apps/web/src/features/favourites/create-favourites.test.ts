import { type CallDeclaration, mostFavourites } from '@yanta/contract'
import { gameListItem } from '@yanta/contract/fixtures'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../../data/api/caller.ts'
import { createFavourites } from './create-favourites.ts'
import { listLiked } from './favourites-machine.ts'
import { guestKey, parseGuestFavourites } from './guest-favourites.ts'

/** A fake account that likes `slugs`, with configurable failures. */
class Account {
  slugs: string[] = []
  /** By the call's name: the refusal it returns. */
  refusals = new Map<string, { status: number; code: string }>()
  asked: string[] = []
  /** Responses wait for this promise. */
  gate: Promise<unknown> = Promise.resolve()

  call = (async (
    { name }: CallDeclaration,
    input?: { params?: { slug: string }; body?: { slugs: string[] } },
  ) => {
    const slug = input?.params?.slug ?? ''
    this.asked.push([name, slug || input?.body?.slugs.join() || ''].join(' ').trim())
    await this.gate
    const refusal = this.refusals.get(name)
    if (refusal) return { ok: false, refusal: { ...refusal, errors: [] } }
    if (name === 'addFavourite') this.slugs = [slug, ...this.slugs.filter((other) => other !== slug)]
    if (name === 'removeFavourite') this.slugs = this.slugs.filter((other) => other !== slug)
    if (name === 'mergeFavourites') this.slugs = [...new Set([...this.slugs, ...input!.body!.slugs])]
    return {
      ok: true,
      value:
        name === 'listFavourites'
          ? { items: this.slugs.map((each) => ({ ...gameListItem, slug: each })) }
          : { slugs: this.slugs },
    }
  }) as unknown as Call
}

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

function begin(account = new Account()) {
  const refused: string[] = []
  let isOnline = true
  const favourites = createFavourites({
    call: account.call,
    isOnline: () => isOnline,
    onRefused: (code) => void refused.push(code),
  })
  return {
    account,
    refused,
    favourites,
    liked: () => listLiked(favourites.store.getState()),
    goOffline: (isOff: boolean) => {
      isOnline = !isOff
    },
  }
}

const keep = (...slugs: string[]) => kept.set(guestKey, JSON.stringify(slugs))
const keptSlugs = () => parseGuestFavourites(kept.get(guestKey) ?? null)

beforeEach(() => kept.clear())

test("a guest's likes are restored when the page loads again", () => {
  const first = begin().favourites
  first.openGuest()
  first.press('neon-drive', true)
  first.press('red-oni', true)
  first.press('neon-drive', false)
  const next = begin()
  next.favourites.openGuest()
  expect(next.liked()).toEqual(['red-oni'])
  expect(next.account.asked).toEqual([])
})

test('presses from before hydration are not lost', async () => {
  keep('red-oni')
  const guest = begin()
  guest.favourites.press('neon-drive', true)
  guest.favourites.openGuest()
  expect(keptSlugs()).toEqual(['neon-drive', 'red-oni'])
  kept.clear()
  const player = begin()
  player.favourites.press('neon-drive', true)
  await player.favourites.openPlayer()
  await vi.waitFor(() => expect(player.account.slugs).toEqual(['neon-drive']))
})

test("at login the guest's list is appended to the account's and cleared here", async () => {
  keep('a', 'b')
  const { account, favourites, liked } = begin()
  account.slugs = ['b', 'c']
  await favourites.openPlayer()
  expect(liked()).toEqual(['b', 'c', 'a'])
  expect(account.asked).toEqual(['mergeFavourites a,b'])
  expect(keptSlugs()).toEqual([])
  favourites.close()
  favourites.openGuest()
  expect(liked()).toEqual([])
})

test("a guest's list that could not be merged stays for a retry", async () => {
  keep('a')
  const { account, favourites, liked } = begin()
  account.refusals.set('mergeFavourites', { status: 503, code: 'temporarily_unavailable' })
  await favourites.openPlayer()
  expect([liked(), keptSlugs()]).toEqual([[], ['a']])
  account.refusals.clear()
  await favourites.openPlayer()
  expect([liked(), keptSlugs()]).toEqual([['a'], []])
})

test('likes of a guest in another tab during a login are not lost', async () => {
  keep('a')
  const { account, favourites } = begin()
  const gate = Promise.withResolvers<void>()
  account.gate = gate.promise
  const opened = favourites.openPlayer()
  keep('b', 'a')
  gate.resolve()
  await opened
  expect([account.slugs, keptSlugs()]).toEqual([['a'], ['b']])
})

test('an event that arrives before a response is newer than the response', async () => {
  const { account, favourites, liked } = begin()
  account.slugs = ['a']
  const opening = Promise.withResolvers<void>()
  account.gate = opening.promise
  const opened = favourites.openPlayer()
  favourites.receive(['b', 'a'])
  opening.resolve()
  await opened
  expect(liked()).toEqual(['b', 'a'])

  const adding = Promise.withResolvers<void>()
  account.gate = adding.promise
  favourites.press('c', true)
  favourites.receive(['c', 'b', 'a'])
  // Another tab has removed it again.
  favourites.receive(['b', 'a'])
  adding.resolve()
  await vi.waitFor(() => expect(favourites.store.getState().changes).toEqual([]))
  expect(liked()).toEqual(['b', 'a'])
})

test('an event of another device before a like is confirmed does not undo the like', async () => {
  const { account, favourites, liked } = begin()
  account.slugs = ['a']
  await favourites.openPlayer()
  const adding = Promise.withResolvers<void>()
  account.gate = adding.promise
  favourites.press('c', true)
  favourites.receive(['b', 'a'])
  adding.resolve()
  await vi.waitFor(() => expect(favourites.store.getState().changes).toEqual([]))
  expect(liked()).toEqual(['c', 'b', 'a'])
})

test("a player's like shows before it is confirmed, and is undone with a message when it is refused", async () => {
  const { account, favourites, liked, refused } = begin()
  account.slugs = ['a']
  await favourites.openPlayer()
  account.refusals.set('addFavourite', { status: 409, code: 'favourites_limit_reached' })
  favourites.press('b', true)
  expect(liked()).toEqual(['b', 'a'])
  await vi.waitFor(() => expect(refused).toEqual(['favourites_limit_reached']))
  expect(liked()).toEqual(['a'])
})

test('a press while offline waits for the network', async () => {
  const { account, favourites, liked, refused, goOffline } = begin()
  await favourites.openPlayer()
  goOffline(true)
  account.refusals.set('addFavourite', { status: 0, code: 'temporarily_unavailable' })
  favourites.press('a', true)
  await vi.waitFor(() => expect(account.asked).toContain('addFavourite a'))
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  expect([liked(), refused]).toEqual([['a'], []])
  goOffline(false)
  account.refusals.clear()
  await favourites.retry()
  expect([account.slugs, liked(), refused]).toEqual([['a'], ['a'], []])
})

test('a press is undone when the site does not respond although there is a network', async () => {
  const { account, favourites, liked, refused } = begin()
  await favourites.openPlayer()
  account.refusals.set('addFavourite', { status: 0, code: 'temporarily_unavailable' })
  favourites.press('a', true)
  await vi.waitFor(() => expect(refused).toEqual(['temporarily_unavailable']))
  expect(liked()).toEqual([])
})

test('fast presses of one heart end in the state of the last one', async () => {
  const { account, favourites, liked } = begin()
  await favourites.openPlayer()
  for (const isLiked of [true, false, true, false, true]) favourites.press('a', isLiked)
  favourites.press('b', true)
  favourites.press('a', false)
  await vi.waitFor(() => expect(favourites.store.getState().changes).toEqual([]))
  expect([account.slugs, liked()]).toEqual([['b'], ['b']])
})

test('a response after the logout is ignored', async () => {
  const { account, favourites, liked, refused } = begin()
  await favourites.openPlayer()
  let answer = () => {}
  account.gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  favourites.press('a', true)
  favourites.close()
  favourites.openGuest()
  answer()
  await account.gate
  await Promise.resolve()
  expect([liked(), refused, keptSlugs()]).toEqual([[], [], []])
})

test('an ended session shows no message about hearts', async () => {
  const { account, favourites, refused } = begin()
  await favourites.openPlayer()
  account.refusals.set('addFavourite', { status: 401, code: 'unauthorized' })
  favourites.press('a', true)
  await vi.waitFor(() => expect(favourites.store.getState().changes).toEqual([]))
  expect(refused).toEqual([])
})

test('a guest can like 500 games at most, and gets a message', () => {
  keep(...Array.from({ length: mostFavourites }, (_, index) => `game-${index}`))
  const { favourites, liked, refused } = begin()
  favourites.openGuest()
  favourites.press('one-more', true)
  expect(refused).toEqual(['favourites_limit_reached'])
  expect(liked()).toHaveLength(mostFavourites)
  favourites.press('game-0', false)
  favourites.press('one-more', true)
  expect(liked()[0]).toBe('one-more')
})

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"a":1}', []],
  ['7', []],
  ['["a","a","b"]', ['a', 'b']],
  ['["a",1,null,"../x","B"]', ['a']],
])('%j in storage is read as the list %j', (text, slugs) => {
  expect(parseGuestFavourites(text)).toEqual(slugs)
})

test('a browser without storage holds likes until the tab is closed', () => {
  const refuse = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { favourites, liked } = begin()
  favourites.openGuest()
  favourites.press('a', true)
  expect(liked()).toEqual(['a'])
})
