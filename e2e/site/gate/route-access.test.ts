// Every address of section 2 as a guest, as a player and from a blocked region: what the server answers.
import { startSite } from '../../../apps/web/server/testing/site-under-test.ts'
import type { RouteName } from '../../../apps/web/src/navigation/route-table.ts'
import { logIn } from '../../../tools/site/log-in.ts'
import { expect, test } from '../../support/site.ts'
import { guestOnly, names, pathOf, playersOwn, statusOf } from '../addresses.ts'

/** React's mark of a part that failed to render and is left to the browser. */
const failedPart = '<!--$!-->'

/** Status, and where a redirect leads, of every address. Each document is whole. */
async function askAll(origin: string, cookie = ''): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const name of names) {
    const answer = await fetch(origin + pathOf(name), {
      headers: { accept: 'text/html', cookie },
      redirect: 'manual',
    })
    expect.soft(await answer.text(), `the document of ${name}`).not.toContain(failedPart)
    answers[name] = [answer.status, answer.headers.get('location')].filter((part) => part !== null).join(' ')
  }
  return answers
}

const table = (answer: (name: RouteName) => string) =>
  Object.fromEntries(names.map((name) => [name, answer(name)]))
const ownOf = (name: RouteName) => (name === 'profile' ? '302 /profile/balance' : String(statusOf(name)))

test("documents: a guest gets 401 for a player's screens [2.16]", async ({ site }) => {
  expect(await askAll(site.origin)).toEqual(
    table((name) => (playersOwn.includes(name) ? '401' : String(statusOf(name)))),
  )
})

test("documents: a player is redirected from a guest's screens to main [2.17]", async ({ site }) => {
  expect(await askAll(site.origin, await logIn(site.origin))).toEqual(
    table((name) => (guestOnly.includes(name) ? '302 /' : ownOf(name))),
  )
})

const isClosed = (name: RouteName) => name === 'gameItem' || guestOnly.includes(name)

// Before a stand-in platform: what is open may lack its data, and is anything but closed.
test('documents: a visitor of a blocked region gets 451 for play, login and registration, and a player the cashbox [6.10]', async () => {
  const { site, close } = await startSite({ blockedRegions: ['XX'], trustedProxies: ['127.0.0.1'] }, null)
  const listClosed = async (headers: Record<string, string>) => {
    const closed: RouteName[] = []
    for (const name of names)
      if ((await site.inject({ url: pathOf(name), headers })).statusCode === 451) closed.push(name)
    return closed
  }
  const there = { 'cf-ipcountry': 'XX' }
  // Where login is closed there is no screen to log in at either.
  expect(await listClosed(there)).toEqual(names.filter((name) => isClosed(name) || playersOwn.includes(name)))
  const cookie = 'default_auth_token=access.token.example'
  expect(await listClosed({ ...there, cookie })).toEqual(names.filter(isClosed))
  expect(await listClosed({ 'cf-ipcountry': 'YY' })).toEqual([])
  await close()
})
