import { expect, test } from 'vitest'
import { buildRunUrl, findRedirect, findRunRefusal } from './game-sessions.rules.ts'

const game = {
  slug: 'neon-drive',
  disabledReason: null,
  hasDemo: true,
  platforms: ['mobile' as const, 'desktop' as const],
  allowsBonus: false,
  dialect: 'own' as const,
  provider: 'yanta',
}
const player = { isClosed: false }

test.each([
  ['real money needs a player', { mode: 'real', game, player: null }, 'unauthorized'],
  ['anybody plays demo [4.12]', { mode: 'demo', game, player: null }, null],
  [
    'demo of players alone needs one, too',
    { mode: 'demo', game, player: null, isDemoOfPlayers: true },
    'unauthorized',
  ],
  ['a player plays demo of players alone', { mode: 'demo', game, player, isDemoOfPlayers: true }, null],
  ['a player plays for real [4.12]', { mode: 'real', game, player }, null],
  ['an unknown game', { mode: 'demo', game: undefined, player: null }, 'game_not_found'],
  ['a disabled game', { mode: 'demo', game: { ...game, disabledReason: 'soon' }, player }, 'game_disabled'],
  [
    'a game without demo',
    { mode: 'demo', game: { ...game, hasDemo: false }, player: null },
    'demo_unavailable',
  ],
  ['a game without demo for real', { mode: 'real', game: { ...game, hasDemo: false }, player }, null],
  [
    'a device the game does not run on',
    { mode: 'demo', game: { ...game, platforms: ['desktop'] }, player: null },
    'wrong_device',
  ],
  ['a closed account', { mode: 'real', game, player: { isClosed: true } }, 'account_closed'],
] as const)('%s', (_, request, refusal) => {
  expect(
    findRunRefusal({
      platform: 'mobile',
      isDemoOfPlayers: false,
      ...request,
      game: request.game && { ...request.game, platforms: [...request.game.platforms] },
    }),
  ).toBe(refusal)
})

const redirects = [
  [{ mode: 'real', hasBonus: true, allowsBonus: false, isConfirmed: false }, '/games/otygrat_bonus'],
  [{ mode: 'real', hasBonus: true, allowsBonus: false, isConfirmed: true }, null],
  [{ mode: 'real', hasBonus: true, allowsBonus: true, isConfirmed: false }, null],
  [{ mode: 'real', hasBonus: false, allowsBonus: false, isConfirmed: false }, null],
  [{ mode: 'demo', hasBonus: true, allowsBonus: false, isConfirmed: false }, null],
] as const
test.each(redirects)('a run with %o redirects to %s [4.9]', (request, redirect) => {
  expect(findRedirect(request)).toBe(redirect)
})

const exits = [
  ['the site', 'https://site.example/', '&exit=https%3A%2F%2Fsite.example%2F'],
  [
    'a page of the site, with what it asks',
    'https://site.example/guest/games/slots?a=1&b=2#c',
    '&exit=https%3A%2F%2Fsite.example%2Fguest%2Fgames%2Fslots%3Fa%3D1%26b%3D2%23c',
  ],
  ['nothing', undefined, ''],
  ['no address', 'lobby', ''],
  ['another site', 'https://evil.example/', ''],
  ['another port', 'https://site.example:444/', ''],
  ['a host that only begins alike', 'https://site.example.evil.example/', ''],
  ['a host behind a name', 'https://site.example@evil.example/', ''],
  ['a script', 'javascript:alert(1)', ''],
  ['another host without its scheme', '//evil.example/', ''],
  ['what a script of the site has made', 'blob:https://site.example/2f1c', ''],
  ['the site with a login in it', 'https://vera:secret@site.example/', ''],
] as const
test.each(exits)('a game gets only an exit address on the site: %s [7.70]', (_, exitUrl, query) => {
  const origins = { gamesOrigin: 'https://games.example', siteOrigin: 'https://site.example' }
  expect(buildRunUrl(origins, { slug: 'neon-drive', token: 'abc', locale: 'ru', exitUrl })).toBe(
    `https://games.example/play/neon-drive?token=abc&lang=ru${query}`,
  )
})
