// High fives between two players, and those who may not.
import { enterAsNew } from '../../support/player.ts'
import { expect, test, type Page } from '../../support/site.ts'

async function join(page: Page): Promise<void> {
  await page.goto('/promo/cocktail-hour')
  await page.getByRole('button', { name: 'Участвовать', exact: true }).click()
  await expect(page.getByText('Вы участвуете').first()).toBeVisible()
}

test('a five flies in for who gets it and opens its promotion; the same player gets one a day [2.32-2.33] [7.39] [8.22] [9.28]', async ({
  page,
  site,
  openBrowser,
}) => {
  await enterAsNew(page, site.origin)
  await join(page)
  const nick = await page
    .getByRole('row', { name: /это вы/ })
    .locator('td')
    .nth(1)
    .innerText()
  const name = nick.split('\n')[0]!.trim()
  await page.goto('/games/slots')

  const friend = await (await openBrowser()).newPage()
  await enterAsNew(friend, site.origin)
  await join(friend)
  await friend
    .getByRole('searchbox', { name: 'Найти по нику' })
    .or(friend.getByPlaceholder('Найти по нику'))
    .fill(name)
  const give = friend.getByRole('button', { name: `Дать пять: ${name}` })
  await give.click()
  const flying = page.getByRole('button', { name: /дарит вам пятюню/ })
  await expect(flying).toBeVisible()
  await flying.click()
  await expect(page).toHaveURL(/\/promo\/cocktail-hour/)
  await expect(page.getByText('1 / 5')).toBeVisible()
  await expect(give).toBeHidden()
})
