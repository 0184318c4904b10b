// The walks that the gate leaves out: the other language, ordinary phones, and everything, or the text alone, twice as large.
import { expect, test } from '../../support/base.ts'
import { devices, lookEnlarged, lookOnDesktop, lookOnPhone } from '../walks.ts'
import { walk } from '../walk.ts'

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a desktop', () => {
  test.use({ ...devices.desktop })

  test('in English every component is accessible on a desktop, does not move, is no wider than the window and has targets of 24 px; at 200 %, or with text of twice the size, nothing is cut off', async ({
    page,
  }) => {
    expect(
      await walk(page, { locale: 'en' }, async (story) => [
        ...(await lookOnDesktop(page)),
        ...(await lookEnlarged(page, story)),
      ]),
    ).toEqual([])
  })

  test('in Russian nothing is cut off at 200 %, or with text of twice the size', async ({ page }) => {
    expect(await walk(page, { locale: 'ru' }, (story) => lookEnlarged(page, story))).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ ...devices.phone })

  for (const locale of ['ru', 'en']) {
    test(`every component is accessible on a phone, and on the narrowest fits 320 px and has targets of 44 px, ${locale}`, async ({
      page,
    }) => {
      expect(await walk(page, { locale }, (story) => lookOnPhone(page, story))).toEqual([])
    })
  }
})
