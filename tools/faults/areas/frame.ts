import type { Fault } from '../fault.ts'

const frame = 'apps/web/src/features/game-frame'

export const frameFaults: readonly Fault[] = [
  {
    id: 'origin-of-messages-not-checked',
    says: 'A window of another site, whose name begins as that of the games, is obeyed.',
    file: `${frame}/game-message.ts`,
    symbol: 'isFromGame',
    find: 'source === frameWindow && origin === gamesOrigin',
    replace: 'source === frameWindow && origin.startsWith(gamesOrigin)',
    seenBy: [`${frame}/game-message.test.ts`, `${frame}/frame-host.dom.test.tsx`],
  },
  {
    id: 'messages-of-any-window',
    says: 'Another window of the games may close the game or open the cashbox.',
    file: `${frame}/game-message.ts`,
    symbol: 'isFromGame',
    find: 'frameWindow !== null && frameWindow !== undefined && source === frameWindow && origin === gamesOrigin',
    replace:
      'frameWindow !== null && frameWindow !== undefined && source !== globalThis && origin === gamesOrigin',
    seenBy: [
      `${frame}/game-message.test.ts`,
      `${frame}/frame-host.dom.test.tsx`,
      'e2e/game › messages of other windows are ignored',
    ],
  },
  {
    id: 'loader-stays-ten-seconds',
    says: 'A game that never says that it is ready stays behind the loader for ten seconds instead of one.',
    file: `${frame}/frame-machine.ts`,
    symbol: 'loaderMs',
    find: '= 1000',
    replace: '= 10_000',
    seenBy: [`${frame}/frame-store.test.ts`, `${frame}/frame-host.dom.test.tsx`],
  },
  {
    id: 'answer-of-an-older-run',
    says: 'A player who opens a second game quickly gets the first one in its frame.',
    file: `${frame}/frame-machine.ts`,
    symbol: 'answer',
    find: 'if (attempt !== state.attempt) return state',
    replace: 'if (attempt > state.attempt) return state',
    seenBy: [`${frame}/frame-machine.test.ts`],
  },
  {
    id: 'bonus-question-for-ever',
    says: 'A player who continues without the bonus is asked the same question again.',
    file: `${frame}/frame-machine.ts`,
    symbol: 'advanceFrame',
    find: 'load({ ...state, attempt: state.attempt + 1 }, true)',
    replace: 'load({ ...state, attempt: state.attempt + 1 }, false)',
    seenBy: [
      `${frame}/frame-machine.test.ts`,
      `${frame}/frame-host.dom.test.tsx`,
      'e2e/game › a game without bonus money asks first',
    ],
  },
  {
    id: 'flooding-game-not-stopped',
    says: 'A game that floods the page with messages is obeyed each time: the page hangs.',
    file: `${frame}/use-game-messages.ts`,
    symbol: 'handleMessage',
    find: 'if (!spent) return budget.current = spent',
    replace: 'if (spent) budget.current = spent',
    seenBy: [`${frame}/frame-host.dom.test.tsx`, 'e2e/game › a game that floods the page'],
  },
]
