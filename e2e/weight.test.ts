// The page itself has a budget as scripts and styles do: its text is what a visitor waits for first.
import { get } from 'node:http'
import { lobbyBudgets } from '../tools/checks/weight.ts'
import { logIn } from '../tools/site/log-in.ts'
import { expect, test } from './site.ts'

for (const visitor of ['a guest', 'a player']) {
  test(`the lobby of ${visitor} stays within the budget of a page`, async ({ site }) => {
    const headers: Record<string, string> = { 'accept': 'text/html', 'accept-encoding': 'br' }
    if (visitor === 'a player') headers.cookie = await logIn(site.origin)
    expect(await weigh(site.origin, headers)).toBeLessThanOrEqual(lobbyBudgets.html * 1024)
  })
}

/** Bytes of an answer as they were sent. */
function weigh(address: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => { bytes += chunk.length }).on('end', () => resolve(bytes)).on('error', reject)
    }).on('error', reject)
  })
}
