// Messages that a game in the frame may send to the site, and other senders, which are ignored.
import { Dialect } from '@yanta/contract'
import { dialectMessages, leaveMessages } from '@yanta/contract/frame-fixtures'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { addFrame, countReceived, expectAtMain, game, Provider, say, sayAll, settle } from '../provider.ts'

test('what a game says in the dialect own from its own window is done [2.31]', async ({ page, site }) => {
  await sayAll(page, site, 'own')
})

test('messages of other windows are ignored, and a game that floods the page does not block it', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  const provider = new Provider(page)
  await provider.stand(site.gamesOrigin)
  await page.goto(game)
  const frame = await provider.open()
  await provider.awaitRoom()
  let asked = 0
  page.on('request', (request) => {
    if (/users\/balance|game-run/.test(request.url())) asked += 1
  })

  const nested = await addFrame(frame, { src: `${site.gamesOrigin}/play/nested` })
  const sibling = await addFrame(page.mainFrame(), { src: `${site.gamesOrigin}/play/sibling` })
  const foreign = await addFrame(page.mainFrame(), { srcdoc: '<h1>Provider</h1>', sandbox: 'allow-scripts' })
  const everything = [
    ...leaveMessages,
    ...Dialect.options.flatMap((dialect) => dialectMessages[dialect].game.map(({ message }) => message)),
  ]
  const others = [page.mainFrame(), sibling, foreign, nested]
  const heard = await countReceived(page)
  for (const window of others) {
    await window.evaluate((messages) => {
      for (const message of messages) top!.postMessage(message, '*')
    }, everything)
  }
  await expect.poll(() => countReceived(page)).toBe(heard + others.length * everything.length)
  await settle(page)
  await expect(page).toHaveURL(game)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(asked).toBe(0)

  await frame.evaluate(() => {
    for (let index = 0; index < 10_000; index += 1)
      parent.postMessage({ source: 'game', type: 'roundStarted', roundId: `r${index}` }, '*')
  })
  await page.getByRole('button', { name: 'Свернуть', exact: true }).click({ timeout: 15_000 })
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Вернуться в Neon Drive' }).click()
  await expect(page.getByRole('button', { name: 'Свернуть', exact: true })).toBeVisible()
  // The player can leave the game in spite of the flood.
  await say(frame, 'exit')
  await expectAtMain(page)
})
