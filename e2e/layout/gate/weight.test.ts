// The page itself has a budget as scripts and styles do: its text is what a visitor waits for first. A player's page is compressed
// in a hurry and only once, so the budget is that of the page which guests share.
import { get } from 'node:http'
import { lobbyBudgets } from '../../../tools/checks/weight.ts'
import { expect, test } from '../../support/site.ts'

test('the lobby of a guest stays within the budget of a page', async ({ site }) => {
  expect(await weigh(site.origin)).toBeLessThanOrEqual(lobbyBudgets.html * 1024)
})

/** Bytes of an answer as they were sent. */
function weigh(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        .on('end', () => resolve(bytes))
        .on('error', reject)
    }).on('error', reject)
  })
}
