import type { Fault } from '../fault.ts'

const modules = 'apps/platform/src/modules/money'

export const guardFaults: readonly Fault[] = [
  {
    id: 'session-without-header',
    says: "A page of another site reads a player's data with the player's cookies.",
    file: 'apps/web/server/sessions/session-guard.ts',
    symbol: 'checkSessionUse',
    find: "if (isOwnOrigin && headers['x-requested-with']) return 'allowed'",
    replace: "if (isOwnOrigin) return 'allowed'",
    seenBy: [
      'apps/web/server/upstream/platform-proxy.test.ts',
      'apps/web/server/sessions/session-routes.test.ts',
    ],
  },
  {
    id: 'shorter-break-ends-longer',
    says: 'Taking a break of a day ends the break of a week that runs already.',
    file: `${modules}/gate/breaks.repository.ts`,
    symbol: 'extendBreak',
    find: 'until = greatest(player_breaks.until, excluded.until)',
    replace: 'until = excluded.until',
    seenBy: [`${modules}/gate/gate.test.ts`],
  },
  {
    id: 'signature-of-the-future',
    says: "A provider's request that is dated hours ahead is honoured, and can be repeated until then.",
    file: 'packages/contract/src/signature.ts',
    symbol: 'checkSignature',
    find: 'Math.abs(nowMs - sentMs)',
    replace: 'nowMs - sentMs',
    seenBy: [`${modules}/wallet/bad-provider.test.ts`],
  },
  {
    id: 'redirect-decoded-once',
    says: 'A link to the login leads to another site afterwards when its address is encoded more than once.',
    file: 'apps/web/src/features/auth/redirect-path.ts',
    symbol: 'decodeFully',
    find: 'round < 4',
    replace: 'round < 1',
    seenBy: ['apps/web/src/features/auth/redirect-path.test.ts'],
  },
  {
    id: 'login-forgets-the-query',
    says: "A guest who opens a player's screen by a link comes back without the query of its address.",
    file: 'apps/web/src/routes/guard.ts',
    symbol: 'guardNavigation',
    find: 'throw redirect(buildLoginAddress(path + url.search))',
    replace: 'throw redirect(buildLoginAddress(path))',
    seenBy: ['apps/web/src/routes/guard.test.ts', 'e2e/site › a guest is redirected from a player'],
  },
]
