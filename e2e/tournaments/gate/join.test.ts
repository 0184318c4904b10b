// Ways into a tournament: switching, a bought seat, and why not.
import { followLink } from '../../support/navigation.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'

test('a tournament is switched after a confirmation, a seat is bought once there are enough compoints, and holds from then on [4.36-4.37] [5.21] [8.19-8.21]', async ({
  page,
  site,
}) => {
  const { email } = await enterAsNew(page, site.origin)
  await page.goto('/tournaments/regatta')
  await page.getByRole('button', { name: 'Вступить в турнир' }).click()
  await expect(page.getByText('Выбран вами', { exact: true })).toBeVisible()

  await followLink(page, '/tournaments/neon-race')
  await page.getByRole('button', { name: 'Вступить в турнир' }).click()
  const change = page.getByRole('dialog', { name: 'Сменить турнир?' })
  await expect(change).toContainText('Бумажная регата')
  await expectNoViolations(page, 'the confirmation of a switch')
  await change.getByRole('button', { name: 'Остаться' }).click()
  await expect(page.getByText('Выбран вами', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Вступить в турнир' }).click()
  await change.getByRole('button', { name: 'Сменить' }).click()
  await expect(page.getByText('Выбран вами', { exact: true })).toBeVisible()

  await followLink(page, '/tournaments/orbit-sprint')
  await page.getByRole('button', { name: /^Купить место/ }).click()
  const short = page.getByRole('dialog', { name: 'Не хватает компоинтов' })
  await expect(short).toContainText('Ещё 150')
  await expectNoViolations(page, 'the shortfall')
  await page.keyboard.press('Escape')
  await expect(short).toBeHidden()

  await site.desk('gift', 'grant', email, 'compoints-large', '--reason', 'journey')
  await followLink(page, '/profile/gifts')
  await page.getByRole('button', { name: /^Забрать/ }).click()
  await expect(page.getByRole('banner').getByText('250', { exact: true })).toBeVisible()

  await followLink(page, '/tournaments/orbit-sprint')
  await page.getByRole('button', { name: /^Купить место/ }).click()
  await change.getByRole('button', { name: 'Сменить' }).click()
  const purchase = page.getByRole('dialog', { name: 'Купить место?' })
  await expect(purchase).toContainText(/Место в турнире\s*150\s*На счёте\s*250\s*Останется\s*100/)
  await expectNoViolations(page, 'the confirmation of a purchase')
  await purchase.getByRole('button', { name: 'Купить место' }).click()
  await expect(page.getByText('Место куплено за компоинты')).toBeVisible()

  await followLink(page, '/tournaments/regatta')
  await page.getByRole('button', { name: 'Играть здесь' }).click()
  const refused = page.getByRole('dialog', { name: 'Место уже куплено' })
  await expect(refused).toContainText('Спринт на орбиту')
  await refused.getByRole('button', { name: 'Понятно' }).click()
  await expect(page.getByText('Выбран вами', { exact: true })).toBeHidden()
})
