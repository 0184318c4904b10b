// Every story of the gallery, once on a desktop in Russian and once on the narrowest phone in English: accessible, calm, narrow enough, with targets
// large enough. Other phones, the other language of each, larger text, the other brands and forced colours are looked at in the full run.
import { expect, test } from '../../support/base.ts'
import { devices, lookOnDesktop, lookOnNarrowestPhone } from '../walks.ts'
import { walk } from '../walk.ts'

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })
// A trace of a hundred screens costs more than the look at them.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a desktop', () => {
  test.use({ ...devices.desktop })

  test('every component is accessible on a desktop, does not move with reduced motion, is no wider than the window and has targets of 24 px', async ({
    page,
  }) => {
    expect(await walk(page, { locale: 'ru' }, () => lookOnDesktop(page))).toEqual([])
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ ...devices.narrowestPhone })

  test('every component is accessible on a phone of 320 px, is no wider and has targets of 44 px', async ({
    page,
  }) => {
    expect(await walk(page, { locale: 'en' }, () => lookOnNarrowestPhone(page))).toEqual([])
  })
})
