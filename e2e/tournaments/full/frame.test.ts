// The strip below a running game.
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'

test('a tournament is chosen from the strip of a running game, which goes on, and says my place after a round [4.31] [4.36]', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/tournaments/regatta')
  await page.getByRole('button', { name: 'Вступить в турнир' }).click()
  await expect(page.getByText('Выбран вами', { exact: true })).toBeVisible()
  await page.goto('/tournaments/neon-race')
  await page.getByRole('button', { name: 'Вступить в турнир' }).click()
  await page.getByRole('dialog', { name: 'Сменить турнир?' }).getByRole('button', { name: 'Сменить' }).click()
  await expect(page.getByText('Выбран вами', { exact: true })).toBeVisible()

  // A slot that does not count in the race.
  const slot = new Slot(page)
  await page.goto('/play/clean-sheet')
  await slot.waitUntilIdle()
  await slot.mark()
  await page.getByRole('button', { name: 'Играть в зачёт турнира «Бумажная регата»' }).click()
  await page.getByRole('dialog', { name: 'Сменить турнир?' }).getByRole('button', { name: 'Сменить' }).click()
  const strip = page.getByRole('link', { name: /Бумажная регата/ })
  await expect(strip).toContainText('Место — с первыми очками')
  await slot.spin()
  await expect(strip).toContainText('-е место')
  expect(await slot.isMarked(), 'the game has gone on').toBe(true)
})
