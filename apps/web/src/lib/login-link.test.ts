import { beforeEach, expect, it, vi } from 'vitest'
import { readLastScreen, rememberScreen } from './last-screen.ts'
import { buildLoginLink, buildScreenLink } from './login-link.ts'
import { forgetVisits } from './navigation-history.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  forgetVisits()
})

it('login lies over the screen it was opened from', () => {
  expect(buildLoginLink({ pathname: '/games/slots', search: '?page=2' })).toMatchObject({ to: '/games/slots?page=2', mask: '/login' })
})

it('from a game, login lies over the last other screen and leads back to the game [2.29]', () => {
  rememberScreen({ pathname: '/games/slots', search: '' })
  rememberScreen({ pathname: '/play/neon-drive', search: '' })
  expect(buildLoginLink({ pathname: '/play/neon-drive', search: '?mode=demo' })).toMatchObject({
    to: '/games/slots', mask: '/login?redirect=%2Fplay%2Fneon-drive%3Fmode%3Ddemo',
  })
})

it('without an earlier screen the way back is main [2.30]', () => {
  rememberScreen({ pathname: '/play/neon-drive', search: '' })
  rememberScreen({ pathname: '/login', search: '' })
  expect(readLastScreen()).toBe('/')
})

it('a guest\'s link to a player\'s screen opens login over the screen he is on, and login leads there [2.16]', () => {
  expect(buildScreenLink('/cashbox?tab=payout', { pathname: '/games/slots', search: '?page=2' }, false)).toMatchObject({
    to: '/games/slots?page=2', mask: '/login?redirect=%2Fcashbox%3Ftab%3Dpayout',
  })
  expect(buildScreenLink('/profile', { pathname: '/play/neon-drive', search: '' }, false)).toMatchObject({ to: '/', mask: '/login?redirect=%2Fprofile' })
})

it.each([['/profile', true], ['/promo', false], ['/promo?page=2#rules', true], ['/no/such/place', false]])('a link to %s is plain when the session is %s', (wanted, hasSession) => {
  expect(buildScreenLink(wanted, { pathname: '/', search: '' }, hasSession)).toEqual({ to: wanted })
})
