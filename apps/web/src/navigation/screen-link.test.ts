import { beforeEach, expect, it, vi } from 'vitest'
import { rememberScreen } from './last-screen.ts'
import { forgetEntries } from './history.ts'
import { buildScreenLink } from './screen-link.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  forgetEntries()
})

const guest = { hasSession: false, isRegionBlocked: false }
const player = { hasSession: true, isRegionBlocked: false }

it("a guest's link to a player's screen opens login over the current screen, and login leads there [2.16]", () => {
  expect(
    buildScreenLink('/cashbox?tab=payout', { pathname: '/games/slots', search: '?page=2' }, guest),
  ).toMatchObject({
    to: '/games/slots?page=2',
    mask: '/login?redirect=%2Fcashbox%3Ftab%3Dpayout',
    replace: false,
    preventScrollReset: true,
  })
  expect(buildScreenLink('/profile', { pathname: '/play/neon-drive', search: '' }, guest)).toMatchObject({
    to: '/',
    mask: '/login?redirect=%2Fprofile',
    preventScrollReset: false,
  })
})

it.each([
  ['/profile', player],
  ['/promo', guest],
  ['/promo?page=2#rules', player],
  ['/no/such/place', guest],
])('a link to %s is plain', (wanted, visitor) => {
  expect(buildScreenLink(wanted, { pathname: '/', search: '' }, visitor)).toEqual({ to: wanted })
})

it('a popup opens over the current screen, the cashbox also over a game, which goes on [2.12]', () => {
  expect(buildScreenLink('/registration', { pathname: '/promo', search: '?page=2' }, guest)).toMatchObject({
    to: '/promo?page=2',
    mask: '/registration',
  })
  expect(
    buildScreenLink('/cashbox', { pathname: '/play/neon-drive', search: '?mode=real' }, player),
  ).toMatchObject({ to: '/play/neon-drive?mode=real', mask: '/cashbox' })
})

it('registration from a game leaves the game and leads back to it [2.29]', () => {
  rememberScreen({ pathname: '/games/slots', search: '' })
  expect(buildScreenLink('/registration', { pathname: '/play/neon-drive', search: '' }, guest)).toMatchObject(
    { to: '/games/slots', mask: '/registration?redirect=%2Fplay%2Fneon-drive' },
  )
})

it('a popup replaces the one before, so that one step back is the screen beneath [2.22]', () => {
  expect(
    buildScreenLink('/remind', { pathname: '/promo', search: '', mask: { pathname: '/login' } }, guest),
  ).toMatchObject({ to: '/promo', mask: '/remind', replace: true })
  expect(buildScreenLink('/remind', { pathname: '/login', search: '' }, guest)).toEqual({
    to: '/remind',
    replace: true,
    preventScrollReset: true,
  })
})

it("a player's link to login leads to main, and a blocked region sees the refusal on the screen [2.17] [6.10]", () => {
  expect(buildScreenLink('/login', { pathname: '/promo', search: '' }, player)).toEqual({ to: '/' })
  const blocked = { hasSession: false, isRegionBlocked: true }
  expect(buildScreenLink('/login', { pathname: '/promo', search: '' }, blocked)).toEqual({ to: '/login' })
  expect(buildScreenLink('/cashbox', { pathname: '/promo', search: '' }, blocked)).toEqual({
    to: '/login?redirect=%2Fcashbox',
  })
})
