// The search from a key to a shared link, by the built site.
import { expect, test } from '../../support/site.ts'

test('the words of a search are in the address: loaded again it is a screen of its own, and a step back leads to the screen before [7.59]', async ({
  page,
}) => {
  await page.goto('/games/slots')
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
  await page.getByRole('searchbox').fill('red oni')
  await expect(page.locator('main article').getByRole('link', { name: 'Red Oni', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/search?q=red+oni')
  await page.goBack()
  await expect(heading).toContainText('Слоты')
  await expect(page).toHaveURL('/games/slots')
  // A name typed on the wrong keyboard opens the game by Enter.
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
