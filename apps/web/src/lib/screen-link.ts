// Links to screens that not everybody may open [2.16]. Apart from the links to login, which the first screen has: the table of
// routes comes with what needs it.
import { judgeVisit } from './judge-visit.ts'
import { buildLoginLink } from './login-link.ts'

/** Properties of a link to `wanted`, a path of the site with its query. For a guest, login lies before a player's screen and leads there. */
export function buildScreenLink(wanted: string, place: { pathname: string; search: string }, hasSession: boolean) {
  // A closed region says so on the screen itself.
  const verdict = judgeVisit(wanted.split(/[?#]/, 1)[0]!, { hasSession, isRegionBlocked: false })
  return verdict === 'login' ? buildLoginLink(place, wanted) : { to: wanted }
}
