import { expect, test } from 'vitest'
import { findRedirect, findRunRefusal } from './game-sessions.rules.ts'

const game = { slug: 'neon-drive', disabledReason: null, hasDemo: true, platforms: ['mobile' as const, 'desktop' as const], allowsBonus: false }
const player = { isClosed: false }

test.each([
  ['real money needs a player', { mode: 'real', game, player: null }, 'unauthorized'],
  ['anybody plays demo [4.12]', { mode: 'demo', game, player: null }, null],
  ['a player plays for real [4.12]', { mode: 'real', game, player }, null],
  ['an unknown game', { mode: 'demo', game: undefined, player: null }, 'game_not_found'],
  ['a disabled game', { mode: 'demo', game: { ...game, disabledReason: 'soon' }, player }, 'game_disabled'],
  ['a game without demo', { mode: 'demo', game: { ...game, hasDemo: false }, player: null }, 'demo_unavailable'],
  ['a game without demo for real', { mode: 'real', game: { ...game, hasDemo: false }, player }, null],
  ['a device the game does not run on', { mode: 'demo', game: { ...game, platforms: ['desktop'] }, player: null }, 'wrong_device'],
  ['a closed account', { mode: 'real', game, player: { isClosed: true } }, 'account_closed'],
] as const)('%s', (_, wish, refusal) => {
  expect(findRunRefusal({ platform: 'mobile', ...wish, game: wish.game && { ...wish.game, platforms: [...wish.game.platforms] } })).toBe(refusal)
})

test.each([
  [{ mode: 'real', bonus: 100, allowsBonus: false, isConfirmed: false }, '/games/otygrat_bonus'],
  [{ mode: 'real', bonus: 100, allowsBonus: false, isConfirmed: true }, null],
  [{ mode: 'real', bonus: 100, allowsBonus: true, isConfirmed: false }, null],
  [{ mode: 'real', bonus: 0, allowsBonus: false, isConfirmed: false }, null],
  [{ mode: 'demo', bonus: 100, allowsBonus: false, isConfirmed: false }, null],
] as const)('a run with %o redirects to %s [4.9]', (wish, redirect) => {
  expect(findRedirect(wish)).toBe(redirect)
})
