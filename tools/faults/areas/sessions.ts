import type { Fault } from '../fault.ts'

const modules = 'apps/platform/src/modules/identity'

export const sessionFaults: readonly Fault[] = [
  {
    id: 'old-refresh-token-good-for-ever',
    says: 'A refresh token that was stolen a day ago still opens the login.',
    file: `${modules}/sessions/refresh.rules.ts`,
    symbol: 'checkRefresh',
    find: "if (shown === session.generation - 1 && session.rotatedMsAgo <= graceMs) return 'repeat'",
    replace: "if (shown === session.generation - 1) return 'repeat'",
    seenBy: [`${modules}/sessions/refresh.rules.test.ts`],
  },
  {
    id: 'ended-logins-not-published',
    says: 'After a new password the browsers of the other logins go on showing the account.',
    file: `${modules}/login-security/passwords.service.ts`,
    symbol: 'changePassword',
    find: 'publishEndedLogins(deps.realtime, ended)',
    replace: 'publishEndedLogins(deps.realtime, { ...ended, ids: [] })',
    seenBy: [`${modules}/login-security/change-password-events.test.ts`],
  },
  {
    id: 'game-survives-logout',
    says: 'The frame of a game is not notified that its login has ended: the player sees a game that takes no stakes.',
    file: `${modules}/sessions/sessions.service.ts`,
    symbol: 'publishEndedLogins',
    find: 'publishEndedSessions(realtime, games) for (const id of ids) realtime.endSession(userId, id, reason)',
    replace:
      'for (const id of ids) realtime.endSession(userId, id, reason)\n  publishEndedSessions(realtime, games)',
    seenBy: [`${modules}/login-security/login-sessions.test.ts`],
  },
  {
    id: 'renewal-remembers-everybody',
    says: 'A login without remember me on a shared computer lasts for a year from its first renewal.',
    file: 'apps/web/server/sessions/sessions.ts',
    symbol: 'renew',
    find: 'exchange(refresh, asker)',
    replace: 'exchange({ token: refresh.token, isRemembered: true }, asker)',
    seenBy: ['apps/web/server/sessions/session-routes.test.ts'],
  },
  {
    id: 'outage-ends-the-session',
    says: 'While the platform is restarted everybody whose token runs out is logged out.',
    file: 'apps/web/src/data/api/browser-call.ts',
    symbol: 'renew',
    find: "if (result.refusal.status !== 400 && result.refusal.status !== 401) return 'unknown'",
    replace: "if (result.refusal.status === 0) return 'unknown'",
    seenBy: ['apps/web/src/data/api/browser-call.test.ts', 'apps/web/src/domain/player/session.dom.test.tsx'],
  },
  {
    id: 'other-tabs-not-notified-of-logout',
    says: 'Without a socket the other tabs go on showing the account after a logout.',
    file: 'apps/web/src/domain/player/use-log-out.ts',
    symbol: 'endEverywhere',
    find: "notifyOtherTabs('logout')",
    replace: "if (isLeaving) notifyOtherTabs('logout')",
    seenBy: ['apps/web/src/domain/player/use-log-out.dom.test.tsx'],
  },
]
