import { expect, test } from 'vitest'
import { findCycles } from './cycles.ts'
import { checkWorkspaces } from './workspaces-rule.ts'
import { checkZones } from './zones.ts'

test.each([
  ['apps/web/src/routes/lobby.tsx', 'apps/web/src/features/lobby/shelf.tsx'],
  ['apps/web/src/features/lobby/shelf.tsx', 'apps/web/src/domain/player/session.ts'],
  ['apps/web/src/domain/player/session.ts', 'apps/web/src/data/api/call.ts'],
  ['apps/web/src/app/features.ts', 'apps/web/src/features/auth/feature.ts'],
  ['apps/web/src/features/auth/feature.ts', 'apps/web/src/routes/login.tsx'],
  ['apps/platform/src/app.ts', 'apps/platform/src/modules/play/rounds/routes.ts'],
  [
    'apps/platform/src/modules/play/rounds/rounds-service.ts',
    'apps/platform/src/modules/money/ledger/ledger-service.ts',
  ],
  [
    'apps/platform/src/modules/money/wallet/wallet.repository.ts',
    'apps/platform/src/modules/play/rounds/rounds.sql.ts',
  ],
  ['apps/games/engines/slot/page.ts', 'apps/games/engines/slot/client/game.ts'],
  ['apps/games/engines/slot/client/game.ts', 'apps/games/kit/loop.ts'],
  ['apps/games/engines/slot/client/game.ts', 'apps/games/server/api.ts'],
  ['apps/games/server/engines.ts', 'apps/games/engines/slot/server/engine.ts'],
  ['apps/games/verify/engines.ts', 'apps/games/engines/slot/verify/rounds.ts'],
])('%s may import %s', (from, to) => {
  expect(checkZones(from, to)).toBeNull()
})

test.each([
  ['apps/web/src/ui/actions/button.tsx', 'apps/web/src/domain/player/session.ts'],
  ['apps/web/src/data/api/call.ts', 'apps/web/src/features/lobby/shelf.tsx'],
  ['apps/web/src/features/lobby/shelf.tsx', 'apps/web/src/features/search/box.tsx'],
  ['apps/web/src/features/lobby/shelf.tsx', 'apps/web/src/features/lobby/feature.ts'],
  ['apps/web/src/features/lobby/feature.ts', 'apps/web/src/features/search/box.tsx'],
  ['apps/web/src/domain/player/session.ts', 'apps/web/src/routes/lobby.tsx'],
  ['apps/platform/src/plugins/errors.ts', 'apps/platform/src/modules/play/rounds/rules.ts'],
  ['apps/platform/src/modules/play/rounds/repository.ts', 'apps/platform/src/modules/play/rounds/service.ts'],
  [
    'apps/platform/src/modules/play/rounds/service.ts',
    'apps/platform/src/modules/money/ledger/repository.ts',
  ],
  ['apps/games/kit/loop.ts', 'apps/games/engines/slot/client/state.ts'],
  ['apps/games/engines/slot/client/game.ts', 'apps/games/engines/mines/client/game.ts'],
  ['apps/games/engines/slot/verify/view.ts', 'apps/games/engines/mines/verify/messages.ts'],
  ['apps/games/engines/slot/client/game.ts', 'apps/games/engines/slot/server/engine.ts'],
  ['apps/games/engines/slot/client/game.ts', 'apps/games/server/engines.ts'],
  ['packages/game-rules/src/slot/index.ts', 'packages/game-rules/src/crash/index.ts'],
  ['packages/game-rules/src/slot/index.ts', 'packages/game-rules/src/engines/index.ts'],
])('%s may not import %s', (from, to) => {
  expect(checkZones(from, to)).toEqual(expect.any(String))
})

test.each([
  ['apps/web/src/root.tsx', 'packages/contract'],
  ['apps/all-in-one/src/main.ts', 'apps/web'],
  ['apps/games/server/rounds.ts', 'packages/game-rules/slot'],
  ['packages/contract/src/games.ts', 'valibot'],
  ['apps/platform/src/modules/play/catalogue/import.service.ts', 'content'],
  ['content/validate.ts', 'content/src/index.ts'],
  ['content/src/schemas.ts', 'packages/i18n'],
  ['apps/web/src/root.tsx', 'react'],
])('%s may cross over to %s', (from, to) => {
  expect(checkWorkspaces(from, to)).toBeNull()
})

test.each([
  ['apps/web/src/root.tsx', 'apps/platform'],
  ['apps/platform/src/app.ts', 'apps/games'],
  ['apps/games/server/rounds.ts', 'apps/platform'],
  ['apps/web/src/root.tsx', 'packages/contract/src/games.ts'],
  ['packages/contract/src/games.ts', 'fastify'],
  ['apps/platform/src/modules/play/catalogue/import.service.ts', 'content/src/schemas.ts'],
  ['apps/web/src/root.tsx', 'content'],
  ['content/src/schemas.ts', 'packages/brand'],
  ['packages/html/src/safe-tree.ts', 'packages/contract'],
  ['packages/game-rules/src/slot/index.ts', 'node:crypto'],
  ['apps/web/src/root.tsx', 'tools/project/list-sources.ts'],
])('%s may not cross over to %s', (from, to) => {
  expect(checkWorkspaces(from, to)).toEqual(expect.any(String))
})

test('files that import each other in a circle are named once, others not at all', () => {
  const graph = new Map([
    ['a', ['b', 'e']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', ['fs']],
    ['e', []],
    ['f', ['f']],
  ])
  expect(findCycles(graph)).toEqual([['a', 'b', 'c'], ['f']])
})
