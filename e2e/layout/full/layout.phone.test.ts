// The language from the drawer, and the narrowest phones.
import { phone } from '../../support/device.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { tabBar } from '../tab-bar.ts'

test.use(phone)

test('the language is chosen from the drawer, on the screen one is at [1.4]', async ({ page }) => {
  await page.goto('/games/top')
  await tabBar(page).getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('button', { name: /^Язык/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Язык' })
  await expect(dialog.getByRole('button', { name: /Русский/ })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: /English/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Top')
  expect(new URL(page.url()).pathname).toBe('/games/top')
})

test('a nickname of twenty letters fits in one line', async ({ page, site }) => {
  await enterAsNew(page, site.origin)
  await page.route('**/json-api/users/profile*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), nick_name: 'NorthernLantern94242' } })
  })
  await page.goto('/profile/levels')
  await page.getByRole('link', { name: 'Личные данные' }).click()
  const name = page.getByRole('heading', { level: 1, name: 'NorthernLantern94242' })
  await expect(name).toBeVisible()
  const lines = await name.evaluate(
    (heading) => heading.getBoundingClientRect().height / parseFloat(getComputedStyle(heading).lineHeight),
  )
  expect(lines).toBeCloseTo(1, 1)
})

for (const [what, width, height] of [
  ['the narrowest phone', 320, 568],
  ['a phone on its side', 640, 320],
] as const) {
  test(`the search keeps its field and its cross in sight while arrows walk, on ${what}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await tabBar(page).getByRole('button', { name: 'Поиск' }).tap()
    await page.getByRole('combobox').fill('ne')
    await expect(page.getByRole('option', { name: /Neon Drive/ })).toBeVisible()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown')
    for (const part of [
      page.getByRole('combobox'),
      page.getByRole('button', { name: /^Закрыть поиск/ }),
      page.locator('[role=option][aria-selected=true]'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
}

test('the tab bar opens the search, ready to type', async ({ page }) => {
  await page.goto('/')
  await tabBar(page).getByRole('button', { name: 'Поиск' }).tap()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.getByRole('combobox').fill('red')
  await page.getByRole('option', { name: /Red Oni/ }).tap()
  await expect(page).toHaveURL(/\/play\/red-oni/)
})
