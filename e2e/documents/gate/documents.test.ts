// A document from the choice of a file to the decision of the desk, and files that are refused.
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { chooseOnTile, drawPicture, tile } from '../picture.ts'

test('a passport is chosen, cropped by keys, turned and sent; the desk approves it, which is seen at once and fixes the birthday [1.9] [3.9] [3.53-3.54] [7.19-7.20] [9.23]', async ({
  page,
  site,
}) => {
  const { email } = await enterAsNew(page, site.origin)
  await page.goto('/profile/verification')
  await chooseOnTile(page, 'Паспорт или удостоверение', await drawPicture(page, 'passport-undecided.jpg'))
  const crop = page.getByRole('dialog', { name: 'Кадр' })
  const corner = crop.getByRole('button', { name: /^Левый верхний угол/ })
  await corner.press('ArrowRight')
  await corner.press('ArrowDown')
  await crop.getByRole('button', { name: 'Повернуть на 90°' }).click()
  await crop.getByRole('button', { name: 'Отправить' }).click()
  const sent = page.getByRole('dialog', { name: 'Паспорт или удостоверение' })
  await expect(sent.getByRole('heading', { name: 'Снимок на проверке' })).toBeVisible()
  await sent.getByRole('button', { name: 'Хорошо' }).click()
  await expect(tile(page, 'Паспорт или удостоверение')).toContainText('На проверке')
  await expect(tile(page, 'Паспорт или удостоверение')).toContainText('passport-undecided.jpg')

  await site.desk('document', 'approve', email, 'identity', '--reason', 'journey')
  await expect(tile(page, 'Паспорт или удостоверение')).toContainText('Принят')
  await expect(page.getByText('Паспорт или удостоверение: документ принят')).toBeVisible()
  await page.goto('/profile/info')
  await expect(page.getByText('Подтверждена документом')).toBeVisible()
})

test('a renamed PDF is refused before it is sent; a declined picture says why, and another one is sent from its timeline [5.17] [8.35-8.36]', async ({
  page,
  site,
}) => {
  const { email } = await enterAsNew(page, site.origin)
  await page.goto('/profile/verification')
  const card = 'Банковская карта'
  await chooseOnTile(page, card, {
    name: 'card-undecided.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('%PDF-1.7 not a picture'),
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Нужен JPG или PNG')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPicture(page, 'card-undecided.jpg'))
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await dialog.getByRole('button', { name: 'Хорошо' }).click()

  const reasons = 'glare,card_number_hidden'
  await site.desk('document', 'decline', email, 'payment_card', reasons, '--reason', 'journey')
  await expect(tile(page, card)).toContainText('Блик на фото')
  await tile(page, card).getByRole('link', { name: 'История проверки' }).click()
  await expect(page).toHaveURL('/profile/verification?document=payment_card')
  await expect(page.getByRole('listitem').filter({ hasText: 'Отклонён' })).toContainText(
    'Не видно номер карты',
  )
  await expect(page.getByRole('img', { name: /^Последний снимок/ })).toBeVisible()
  await page.getByRole('button', { name: 'Загрузить заново' }).click()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPicture(page, 'card-2-undecided.jpg'))
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await dialog.getByRole('button', { name: 'Хорошо' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Загружен заново' })).toContainText(
    'card-2-undecided.jpg',
  )
})
