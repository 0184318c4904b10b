// The second factor, from the profile to the next login.
import { Secret, TOTP } from 'otpauth'
import { enterAsNew, leave } from '../../support/player.ts'
import { type Page, expect, test } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Меню игрока/ })
const wayIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Войти' })
const login = (page: Page) => page.getByRole('dialog', { name: 'С возвращением' })

test('codes of an app, once switched on, are required after the password', async ({ page, site }) => {
  const player = await enterAsNew(page, site.origin)
  await page.goto('/profile/security')
  await expectNoViolations(page, 'login security')
  // By the keyboard: what is drawn of a switch lies over it.
  await page.getByRole('switch', { name: /^Код из приложения/ }).press(' ')
  const setup = page.getByRole('dialog', { name: 'Двухфакторная защита' })
  await setup.getByLabel('Текущий пароль', { exact: true }).fill(player.password)
  await setup.getByRole('button', { name: 'Продолжить' }).click()
  await expect(setup.getByRole('img')).toBeVisible()
  const [secret] = /[A-Z2-7]{4}(?: [A-Z2-7]{4})+/.exec(await setup.innerText())!
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  await expectNoViolations(page, 'the secret')
  await setup.getByLabel('Код из приложения', { exact: true }).fill(app.generate())
  await setup.getByRole('button', { name: 'Включить' }).click()
  await expect(setup.getByRole('list', { name: 'Резервные коды' }).getByRole('listitem')).toHaveCount(10)
  await setup.getByRole('button', { name: 'Коды сохранены' }).click()
  await expect(page.getByRole('switch', { name: /^Код из приложения/ })).toBeChecked()

  await leave(page)
  await wayIn(page).click()
  await login(page).getByText('Почта', { exact: true }).click()
  await login(page).getByRole('textbox', { name: 'Почта' }).fill(player.email)
  await login(page).getByLabel('Пароль', { exact: true }).fill(player.password)
  await login(page).getByRole('button', { name: 'Войти', exact: true }).click()
  const factor = page.getByRole('dialog', { name: 'Код из приложения' })
  await expect(factor.getByRole('textbox', { name: 'Код из приложения' })).toBeVisible()
  await expectNoViolations(page, 'the second step')
  // That of now is spent.
  await factor
    .getByRole('textbox', { name: 'Код из приложения' })
    .fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await expect(account(page)).toBeVisible()
})
