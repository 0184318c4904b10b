import { expect, test } from 'vitest'
import { findFolderCircles } from './folder-circles.ts'

const circlesOf = (...lines: [from: string, to: string, typeOnly?: true][]) => {
  const imports = new Map<string, { to: string; typeOnly: boolean }[]>()
  for (const [from, to, typeOnly = false] of lines)
    imports.set(from, [...(imports.get(from) ?? []), { to, typeOnly }])
  return findFolderCircles(imports)
}
const modules = 'apps/platform/src/modules'

test('modules that need each other over a third are one circle, whatever their areas', () => {
  expect(
    circlesOf(
      [`${modules}/money/limits/limits.service.ts`, `${modules}/play/game-sessions/game-sessions.service.ts`],
      [`${modules}/play/game-sessions/run.ts`, `${modules}/money/bonuses/bonuses.service.ts`],
      [`${modules}/money/bonuses/bonuses.repository.ts`, `${modules}/money/limits/limits.service.ts`],
      [`${modules}/money/wallet/wallet.routes.ts`, `${modules}/money/bonuses/bonuses.service.ts`],
    ),
  ).toEqual([[`${modules}/money/bonuses`, `${modules}/money/limits`, `${modules}/play/game-sessions`]])
})

test('a type that comes back closes a circle too', () => {
  expect(
    circlesOf(
      ['apps/web/src/data/api/call.ts', 'apps/web/src/data/realtime/room.ts'],
      ['apps/web/src/data/realtime/socket.ts', 'apps/web/src/data/api/deep/answer.ts', true],
    ),
  ).toEqual([['apps/web/src/data/api', 'apps/web/src/data/realtime']])
})

test.each([
  [
    'apps/games/kit/panels/history.ts',
    'apps/games/verify/dialog.ts',
    'apps/games/verify/view.ts',
    'apps/games/kit/dom.ts',
  ],
  [
    'apps/web/build/brands.ts',
    'apps/web/server/assets/brand.ts',
    'apps/web/server/build.ts',
    'apps/web/build/base.ts',
  ],
  [
    'apps/games/server/engines.ts',
    'apps/games/engines/slot/server/engine.ts',
    'apps/games/engines/slot/server/engine.ts',
    'apps/games/server/plugins/errors.ts',
  ],
  ['content/games/all.ts', 'content/pages/all.ts', 'content/pages/one.ts', 'content/games/one.ts'],
])('%s → %s and %s → %s close a circle', (from, to, back, home) => {
  expect(circlesOf([from, to], [back, home])).toHaveLength(1)
})

test('imports that go one way, and those inside one folder, are none', () => {
  expect(
    circlesOf(
      ['apps/games/engines/slot/page.ts', 'apps/games/engines/slot/client/game.ts'],
      ['apps/games/engines/slot/client/game.ts', 'apps/games/engines/slot/client/state.ts'],
      ['apps/games/engines/slot/client/state.ts', 'apps/games/engines/slot/client/game.ts'],
      ['apps/games/server/engines.ts', 'apps/games/engines/slot/server/engine.ts'],
      ['apps/games/engines/slot/server/engine.ts', 'apps/games/engines/server-engine.ts'],
      [`${modules}/play/lobby/lobby.service.ts`, `${modules}/play/rounds/rounds.service.ts`],
      [`${modules}/play/rounds/rounds.service.ts`, 'apps/platform/src/plugins/deps.ts'],
    ),
  ).toEqual([])
})
