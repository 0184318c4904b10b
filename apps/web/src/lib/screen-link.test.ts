import { beforeEach, expect, it, vi } from 'vitest'
import { forgetVisits } from './navigation-history.ts'
import { buildScreenLink } from './screen-link.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  forgetVisits()
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
