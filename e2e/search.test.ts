// The search from a key to a shared link, by the built site.
import { waitUntilAwake } from './navigation.ts'
import { expect, test } from './site.ts'

test('what is typed before the search is there is in its field [2.51]', async ({ page }) => {
  await page.goto('/games/slots')
  await waitUntilAwake(page)
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/search-modal[^/]*\.js/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.keyboard.press('/')
  await page.keyboard.type('halv')
  code.resolve()
  const field = page.getByRole('dialog', { name: 'Поиск' }).getByRole('combobox')
  await expect(field).toHaveValue('halv')
  await page.keyboard.type('a')
  await expect(field).toHaveValue('halva')
  await expect(page.getByRole('option', { name: /Halva/ }).first()).toBeVisible()
})

test('the words of a search are in the address: loaded again it is a screen of its own, and a step back leads to the screen before [2.51] [7.59]', async ({
  page,
}) => {
  await page.goto('/games/slots')
  await waitUntilAwake(page)
  const field = page.getByRole('dialog', { name: 'Поиск' }).getByRole('combobox')
  await expect(async () => {
    await page.keyboard.press('Control+KeyK')
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await field.fill('ytjy')
  await expect(page.getByRole('option', { name: /^Neon Drive/ }).locator('mark')).toHaveText('Neon')
  await expect(page).toHaveURL('/search?q=ytjy')
  await page.reload()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Поиск: ytjy')
  await expect(
    page.locator('main article').getByRole('link', { name: 'Neon Drive', exact: true }),
  ).toBeVisible()
  await waitUntilAwake(page)
  await page.getByRole('searchbox').fill('red oni')
  await expect(page.locator('main article').getByRole('link', { name: 'Red Oni', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/search?q=red+oni')
  await page.goBack()
  await expect(heading).toContainText('Слоты')
  await expect(page).toHaveURL('/games/slots')
  // Whoever types on the wrong keyboard presses Enter and is in the game.
  await expect(async () => {
    await page.keyboard.press('Control+KeyK')
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await field.fill('ytjy')
  // The same game is the first before anything is typed; what was found has its letters marked.
  await expect(page.getByRole('option', { name: /^Neon Drive/, selected: true }).locator('mark')).toHaveText(
    'Neon',
  )
  await field.press('Enter')
  await expect(page.locator('iframe[title*="Neon Drive"]')).toBeVisible()
})
