import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noFavourites, type Favourites } from './favourites-machine.ts'

/** As much of a page as hearts need. */
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
let tell: () => void
const keeper = {
  press,
  store: {
    getState: () => favourites,
    subscribe: (listener: () => void) => {
      tell = listener
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

/** Another document: its code begins anew, storage stays. */
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
  const early = await import('./pressed-heart.ts')
  const { keepHearts } = await import('./card-hearts.ts')
  return { ...early, keepHearts: () => keepHearts(keeper as unknown as Parameters<typeof keepHearts>[0]) }
}

function toggle(heart: Heart): void {
  heart.checked = !heart.checked
  document.dispatchEvent(Object.defineProperty(new Event('change'), 'target', { value: heart }))
}

test('a heart pressed on a page that is left before its code has come is kept by the next page', async () => {
  const left = await openPage(['neon-drive', 'first-snow'])
  left.noteEarlyHearts()
  toggle(hearts[0]!)
  const next = await openPage(['black-sail'])
  expect(next.hasPressedHeart()).toBe(true)
  next.keepHearts()
  expect(press.mock.calls).toEqual([['neon-drive', true]])
})

test('one that was pressed before anything heard of it is kept, though another screen has come before its code', async () => {
  const page = await openPage(['neon-drive'])
  hearts[0]!.checked = true
  page.noteEarlyHearts()
  hearts.splice(0)
  page.keepHearts()
  expect(press.mock.calls).toEqual([['neon-drive', true]])
})

test('one that was emptied again before its code had come is not', async () => {
  const left = await openPage(['neon-drive', 'first-snow'])
  left.noteEarlyHearts()
  for (const heart of [hearts[0]!, hearts[1]!, hearts[0]!]) toggle(heart)
  const next = await openPage(['black-sail'])
  next.keepHearts()
  expect(press.mock.calls).toEqual([['first-snow', true]])
})

test('what was pressed on a page that was left is not forgotten for what is pressed, or chosen, on the next one', async () => {
  const left = await openPage(['neon-drive'])
  left.noteEarlyHearts()
  toggle(hearts[0]!)
  const next = await openPage(['black-sail', 'neon-drive'])
  next.noteEarlyHearts()
  toggle(hearts[0]!)
  document.dispatchEvent(new Event('change'))
  const last = await openPage([])
  last.keepHearts()
  expect(press.mock.calls).toEqual([
    ['neon-drive', true],
    ['black-sail', true],
  ])
})

test('the note is kept until it is known whose list it is, and no longer', async () => {
  const page = await openPage(['neon-drive'])
  page.noteEarlyHearts()
  toggle(hearts[0]!)
  page.keepHearts()
  expect(page.hasPressedHeart()).toBe(true)
  favourites = { owner: 'guest', slugs: ['neon-drive'], changes: [] }
  tell()
  toggle(hearts[0]!)
  expect([kept.size, page.hasPressedHeart()]).toEqual([0, false])
})

test('what a player pressed before the code had come is not given to the guest they are after a logout', async () => {
  const page = await openPage(['neon-drive'])
  const { emitPlayerEvent } = await import('../../player/player-events.ts')
  page.noteEarlyHearts()
  toggle(hearts[0]!)
  emitPlayerEvent('logout')
  expect(page.hasPressedHeart()).toBe(false)
  page.keepHearts()
  expect(press).not.toHaveBeenCalled()
})
