import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { isCoveringScreen, readLastScreen, readScreenBeneath, rememberScreen } from './last-screen.ts'
import { forgetEntries } from './history.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  forgetEntries()
})

it('without a screen to go back to, the link leads to the fallback, else to main [2.22]', () => {
  rememberScreen({ pathname: '/login', search: '' })
  rememberScreen({ pathname: '/nowhere', search: '' }, true)
  expect(readLastScreen('', '/promo')).toBe('/promo')
  expect(readLastScreen()).toBe('/')
})

it('going back never leads to a screen that was an error page [2.21]', () => {
  rememberScreen({ pathname: '/promo', search: '?page=2' })
  rememberScreen({ pathname: '/promo/gone', search: '' })
  rememberScreen({ pathname: '/promo/gone', search: '' }, true)
  expect(readLastScreen()).toBe('/promo?page=2')
})

it('the cashbox reloaded over a game closes to the game, and login to the screen before it [2.22]', () => {
  for (const pathname of ['/promo', '/play/neon-drive', '/cashbox']) rememberScreen({ pathname, search: '' })
  expect(readScreenBeneath(false)).toBe('/play/neon-drive')
  expect(readScreenBeneath(true)).toBe('/promo')
  forgetEntries()
  expect(readScreenBeneath(false)).toBe('/')
})

it('going back always leads to another screen of the site that covers no other [2.21-2.22]', () => {
  const place = fc.record({
    pathname: fc.constantFrom(
      '/',
      '/promo',
      '/games/slots',
      '/play/neon-drive',
      '/Login',
      '/cashbox',
      '/new-password/a',
      '/nowhere',
    ),
    isError: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 12 }),
      fc.constantFrom('', '/promo', '/games/slots'),
      (places, current) => {
        forgetEntries()
        for (const { pathname, isError } of places) rememberScreen({ pathname, search: '' }, isError)
        const back = readLastScreen(current)
        expect(isCoveringScreen(back)).toBe(false)
        expect(back === '/' || back !== current).toBe(true)
        const last = places.findLast(({ pathname }) => pathname === back)
        if (last)
          expect(places.some(({ pathname, isError }) => pathname === back && !isError) || back === '/').toBe(
            true,
          )
      },
    ),
  )
})
