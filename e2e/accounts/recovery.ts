import type { Page } from '../support/site.ts'

/** Fills in the popup of a new password and sends it. */
export async function setPassword(page: Page, password: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Новый пароль' })
  await form.getByLabel('Новый пароль', { exact: true }).fill(password)
  await form.getByLabel('Повторите пароль', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Сохранить и войти' }).click()
}
