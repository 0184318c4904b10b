import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noFavourites, type Favourites } from './favourites-machine.ts'

/** The parts of a page that hearts need. */
class Heart {
  checked = false
  slug: string
  constructor(slug: string) {
    this.slug = slug
  }
  closest() {
    return { getAttribute: () => this.slug }
  }
  matches() {
    return true
  }
}

let hearts: Heart[]
const kept = new Map<string, string>()
const press = vi.fn()
let favourites: Favourites
let notify: () => void
const keeper = {
  press,
  store: {
    getState: () => favourites,
    subscribe: (listener: () => void) => {
      notify = listener
      return () => {}
    },
  },
}

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('HTMLInputElement', Heart)
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  kept.clear()
  press.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

/** Loads another document: its modules are new, storage persists. */
async function openPage(slugs: string[]) {
  vi.resetModules()
  hearts = slugs.map((slug) => new Heart(slug))
  favourites = noFavourites
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      body: null,
      querySelectorAll: (selector: string) =>
        hearts.filter(({ checked }) => checked || !selector.endsWith(':checked')),
    }),
  )
  const early = await import('./pending-like.ts')
  const { syncHearts } = await import('./card-hearts.ts')
  return { ...early, syncHearts: () => syncHearts(keeper as unknown as Parameters<typeof syncHearts>[0]) }
}

function toggle(heart: Heart): void {
  heart.checked = !heart.checked
  document.dispatchEvent(Object.defineProperty(new Event('change'), 'target', { value: heart }))
}

test('a heart pressed on a page that is left before its code has loaded is processed by the next page', async () => {
  const left = await openPage(['neon-drive', 'first-snow'])
  left.recordPendingLikes()
  toggle(hearts[0]!)
  const next = await openPage(['black-sail'])
  expect(next.hasPendingLike()).toBe(true)
  next.syncHearts()
  expect(press.mock.calls).toEqual([['neon-drive', true]])
})

test('a heart pressed before the listener was added is processed, even if another screen replaced it before its code loaded', async () => {
  const page = await openPage(['neon-drive'])
  hearts[0]!.checked = true
  page.recordPendingLikes()
  hearts.splice(0)
  page.syncHearts()
  expect(press.mock.calls).toEqual([['neon-drive', true]])
})

test('a heart unchecked again before its code has loaded is not processed', async () => {
  const left = await openPage(['neon-drive', 'first-snow'])
  left.recordPendingLikes()
  for (const heart of [hearts[0]!, hearts[1]!, hearts[0]!]) toggle(heart)
  const next = await openPage(['black-sail'])
  next.syncHearts()
  expect(press.mock.calls).toEqual([['first-snow', true]])
})

test('later presses and other change events do not drop the pending presses of a page that was left', async () => {
  const left = await openPage(['neon-drive'])
  left.recordPendingLikes()
  toggle(hearts[0]!)
  const next = await openPage(['black-sail', 'neon-drive'])
  next.recordPendingLikes()
  toggle(hearts[0]!)
  document.dispatchEvent(new Event('change'))
  const last = await openPage([])
  last.syncHearts()
  expect(press.mock.calls).toEqual([
    ['neon-drive', true],
    ['black-sail', true],
  ])
})

test('pending presses are stored until the owner of the list is known, and no longer', async () => {
  const page = await openPage(['neon-drive'])
  page.recordPendingLikes()
  toggle(hearts[0]!)
  page.syncHearts()
  expect(page.hasPendingLike()).toBe(true)
  favourites = { owner: 'guest', slugs: ['neon-drive'], changes: [] }
  notify()
  toggle(hearts[0]!)
  expect([kept.size, page.hasPendingLike()]).toEqual([0, false])
})

test('pending presses of a player are dropped at logout, not passed on to the guest', async () => {
  const page = await openPage(['neon-drive'])
  const { emitPlayerEvent } = await import('../../data/player-events.ts')
  page.recordPendingLikes()
  toggle(hearts[0]!)
  emitPlayerEvent('logout')
  expect(page.hasPendingLike()).toBe(false)
  page.syncHearts()
  expect(press).not.toHaveBeenCalled()
})
