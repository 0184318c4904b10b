import { newPlayer } from '../../../tools/site/new-player.ts'
import { enterLogin, fillLoginForm } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'

test('a demo that is open while its player logs in elsewhere ends with a word, and the game begins for real money [4.12]', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/play/neon-drive')
  await new Slot(page).waitUntilIdle()
  const other = await context.newPage()
  await other.goto('/')
  await enterLogin(other)
  await fillLoginForm(other, await newPlayer(site.origin))
  await expect(other.getByRole('button', { name: /^Меню игрока/ })).toBeVisible()
  await expect(page.getByText('Демо закрыто')).toBeVisible()
  await expect(page).toHaveURL('/play/neon-drive')
  await expect(page.locator('iframe')).toBeVisible()
})
