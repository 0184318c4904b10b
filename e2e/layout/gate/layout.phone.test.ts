// The frame around every screen on a phone: tab bar, drawer and what opens from below.
import { phone } from '../../support/device.ts'
import { forgive } from '../../support/complaints.ts'
import { enterAs } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { tabBar } from '../tab-bar.ts'

test.use(phone)

test('the drawer has every menu item, traps the focus and returns it', async ({ page }) => {
  await page.goto('/')
  const opener = tabBar(page).getByRole('button', { name: 'Меню' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Меню' })
  await expect(drawer.getByRole('link', { name: 'Войти' })).toBeVisible()
  for (const name of ['Лобби', /^Слоты/, /^Быстрые игры/, 'Tundra Seven', 'Проверить раунд'])
    await expect(drawer.getByRole('link', { name })).toBeAttached()
  const stops = await drawer.locator('a, button').count()
  for (let step = 0; step < stops + 3; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('link', { name: /^Слоты/ }).click()
  await expect(page).toHaveURL(/\/games\/slots/)
  await expect(drawer).toHaveCount(0)
})

test('a player finds name, notifications and logout in the drawer; a failed logout is reported over it', async ({
  page,
  site,
  complaints,
}) => {
  await enterAs(page, site.origin)
  await page.goto('/')
  await tabBar(page).getByRole('button', { name: 'Меню' }).click()
  const drawer = page.getByRole('dialog', { name: 'Меню' })
  await expect(drawer).toContainText('Вера')
  await drawer.getByRole('button', { name: 'Уведомления' }).click()
  await expect(page.getByRole('dialog', { name: 'Уведомления' })).toBeVisible()
  await page.getByRole('button', { name: 'Закрыть', exact: true }).click()
  await tabBar(page).getByRole('button', { name: 'Меню' }).click()
  await page.route('**/json-api/logout*', (route) => route.abort(), { times: 1 })
  await drawer.getByRole('button', { name: 'Выйти' }).tap()
  const failure = page.getByRole('dialog', { name: 'Не получилось выйти' })
  await expect(failure).toBeVisible()
  await page.goBack()
  await expect(failure).toBeHidden()
  await drawer.getByRole('button', { name: 'Выйти' }).tap()
  await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible()
  forgive(complaints, /\/json-api\/logout/)
})
