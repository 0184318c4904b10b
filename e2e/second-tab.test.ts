import { enterLogin, fillLoginForm, leave } from './player.ts'
import { expect, test } from './site.ts'

test('a login in one tab is a login in the guest\'s other tab, and so is the logout, without a reload [4.15-4.16]', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/games/slots')
  const login = other.getByRole('banner').getByRole('link', { name: 'Войти' })
  await expect(login).toBeVisible()
  // Hydrated, it listens.
  await other.waitForLoadState('networkidle')

  await enterLogin(page, 'desktop')
  await fillLoginForm(page)
  await expect(other.getByRole('button', { name: /^Меню игрока/ })).toBeVisible()
  await expect(other).toHaveURL('/games/slots')

  await leave(page)
  await expect(login).toBeVisible()
})
