// Further ways through popups, scrolling, forms and links.
import {
  expectAddress,
  expectScroll,
  followLink,
  loginOf,
  openLogin,
  scrollPageTo,
} from '../../support/navigation.ts'
import { expect, test } from '../../support/site.ts'

const category = '/games/slots'

test('a popup gives way to the next popup, and one step back is the screen beneath [2.22]', async ({
  page,
}) => {
  await page.goto(category)
  await openLogin(page)
  await loginOf(page).locator('a[href^="/registration"]').click()
  await expect(page).toHaveURL(/\/registration$/)
  await expect(page.getByRole('dialog', { name: 'Создать аккаунт' })).toBeVisible()
  await expect(loginOf(page)).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAddress(page, category)
})

test('a popup opened by its address closes to main when there was no screen before [2.22]', async ({
  page,
}) => {
  await page.goto('/remind')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await loginOf(page).locator('a[href^="/registration"]').click()
  await expect(page.getByRole('dialog', { name: 'Создать аккаунт' })).toBeVisible()
  await expectAddress(page, '/registration')
})
test('a link with savePosition leaves the page as it is scrolled [2.23]', async ({ page }) => {
  await page.goto(category)
  await scrollPageTo(page, 300)
  await followLink(page, '/?savePosition')
  await expect(page).toHaveURL('/')
  await expect(page.locator('main h1')).not.toContainText('Слоты')
  await expectScroll(page, 300)
})
test('with an unsaved form the browser asks before the tab is closed [2.26]', async ({ page }) => {
  await page.goto(category)
  await openLogin(page)
  await loginOf(page).getByLabel('Пароль', { exact: true }).fill('half a pass')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test('the code of a screen comes while the pointer rests on its link, and not where data is saved', async ({
  page,
  openBrowser,
  site,
}) => {
  await page.goto('/')
  const code = await page.evaluate(() => {
    const { routes } = (
      window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } }
    ).__reactRouterManifest
    return routes['routes/static-page']!.module
  })
  const fetched = page.waitForRequest((request) => request.url().endsWith(code))
  await page.getByRole('contentinfo').locator('a[href="/responsible-gaming"]').hover()
  await fetched
  const saving = await (await openBrowser()).newPage()
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked: string[] = []
  saving.on('request', (request) => asked.push(request.url()))
  await saving.goto(site.origin)
  await saving.getByRole('contentinfo').locator('a[href="/responsible-gaming"]').hover()
  await saving.waitForTimeout(500)
  expect(asked.filter((url) => url.endsWith(code))).toEqual([])
})
