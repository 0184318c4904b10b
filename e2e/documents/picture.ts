// A picture as a phone would take it, and what a player does with it on the screen of verification.
import { expect, type Page } from '../support/site.ts'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Drawn by the page's own browser: no file of a picture has to lie in the repository. */
export async function drawPicture(page: Page, name: string): Promise<ChosenFile> {
  const content = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 1_200
    canvas.height = 800
    const context = canvas.getContext('2d')!
    context.fillStyle = '#e9e2d2'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#4a4456'
    context.font = '80px sans-serif'
    context.fillText('VERA SVETLOVA', 120, 420)
    return canvas.toDataURL('image/jpeg').split(',')[1]!
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(content, 'base64') }
}

/** The tile of a document. */
export const tile = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

/** Chooses a file on a tile; the dialog then shows it. */
export async function chooseOnTile(page: Page, name: string, file: ChosenFile): Promise<void> {
  // Chosen before the page listens, a file would be lost.
  await expect(async () => {
    await tile(page, name).locator('input[type=file]').first().setInputFiles(file)
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 })
  }).toPass()
}
