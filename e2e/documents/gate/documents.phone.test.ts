// A document from a phone's camera to the decision.
import { phone } from '../../support/device.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { tile } from '../picture.ts'

test.use(phone)

test('on a phone the camera photographs a card, the photo is taken again and sent, and the desk approves it [5.17] [7.20]', async ({
  page,
  site,
}) => {
  const { email } = await enterAsNew(page, site.origin)
  // A camera that shows something that moves: a canvas.
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1_280
    canvas.height = 960
    let shade = 0
    setInterval(() => {
      shade = (shade + 1) % 256
      const context = canvas.getContext('2d')!
      context.fillStyle = `rgb(${shade} 120 120)`
      context.fillRect(0, 0, canvas.width, canvas.height)
    }, 100)
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10)
  })
  await page.goto('/profile/verification')
  const card = tile(page, 'Банковская карта')
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    await card.getByRole('button', { name: 'Снять' }).tap()
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Снять' }).tap()
  await expect(page.getByRole('dialog', { name: 'Кадр' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Переснять' }).tap()
  await dialog.getByRole('button', { name: 'Снять' }).tap()
  await dialog.getByRole('button', { name: 'Отправить' }).tap()
  await dialog.getByRole('button', { name: 'Хорошо' }).tap()
  await expect(card).toContainText('На проверке')
  await site.desk('document', 'approve', email, 'payment_card', '--reason', 'journey')
  await expect(card).toContainText('Принят')
})
