// One setting for whatever sounds on the site.
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

test('one sound setting applies to games and is stored on the device, whichever switch is used', async ({
  page,
  context,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/')
  await page.getByRole('button', { name: /^Меню игрока/ }).click()
  const sound = page.getByRole('switch', { name: 'Звук игр и сайта', includeHidden: true })
  await expect(sound).not.toBeChecked()
  await page.getByText('Звук игр и сайта').click()
  await expect(sound).toBeChecked()
  const game = await context.newPage()
  await game.goto('/play/neon-drive')
  await expect(game.getByRole('button', { name: 'Выключить звук' }).first()).toBeVisible()
  await game.getByRole('button', { name: 'Выключить звук' }).first().click()
  await expect(sound).not.toBeChecked()
  const own = game.frameLocator('iframe').getByRole('button', { name: 'Включить звук' }).first()
  await own.click()
  await expect(sound).toBeChecked()
})
