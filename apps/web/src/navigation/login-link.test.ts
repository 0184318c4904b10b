import { beforeEach, expect, it, vi } from 'vitest'
import { rememberScreen } from './last-screen.ts'
import { buildLoginLink } from './login-link.ts'
import { forgetEntries } from './history.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  forgetEntries()
})

it('login lies over the screen it was opened from', () => {
  expect(buildLoginLink({ pathname: '/games/slots', search: '?page=2' })).toMatchObject({
    to: '/games/slots?page=2',
    mask: '/login',
  })
})

it('from a game, login lies over the last other screen and leads back to the game [2.29]', () => {
  rememberScreen({ pathname: '/games/slots', search: '' })
  rememberScreen({ pathname: '/play/neon-drive', search: '' })
  expect(buildLoginLink({ pathname: '/play/neon-drive', search: '?mode=demo' })).toMatchObject({
    to: '/games/slots',
    mask: '/login?redirect=%2Fplay%2Fneon-drive%3Fmode%3Ddemo',
  })
})

it('from a game that was opened by its address, login lies over main', () => {
  rememberScreen({ pathname: '/play/neon-drive', search: '' })
  expect(buildLoginLink({ pathname: '/play/neon-drive', search: '' })).toMatchObject({ to: '/' })
})
