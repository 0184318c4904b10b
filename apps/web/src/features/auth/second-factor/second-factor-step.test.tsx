import { passSecondFactor } from '@yanta/contract'
import { secondFactor } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { buildI18n } from '../../../i18n/use-i18n.tsx'
import { loadCatalogue } from '../../../i18n/catalogues.ts'
import { PopupContext } from '../../../navigation/popup.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { type SecondFactorMethod, describeSecondFactorRefusal } from './second-factor-words.ts'
import { SecondFactorStep } from './second-factor-step.tsx'

const popup = {
  address: '/login?redirect=%2Fprofile',
  beneath: '/',
  params: {},
  query: new URLSearchParams(),
  onClose() {},
}

function render(method: SecondFactorMethod, factor: typeof secondFactor = secondFactor) {
  const props = {
    factor,
    method,
    isRemembered: true,
    onDone: async () => {},
    onExpired() {},
    onBack() {},
    onChoose() {},
  }
  return renderScreen(
    () => (
      <PopupContext value={popup}>
        <SecondFactorStep {...props} refused={{ code: 'wrong_code', params: { left: 2 } }} />
      </PopupContext>
    ),
    null,
  )
}

test('the code of the app has six cells, and another method where there is one', async () => {
  const html = await render('totp')
  expect(html).toContain('autoComplete="one-time-code"')
  expect(html.match(/–/g)).toHaveLength(6)
  expect(html).toContain('Резервный код')
  expect(await render('totp', { ...secondFactor, methods: ['totp'] })).not.toMatch(
    /<button[^>]*>(?:<svg.*?<\/svg>)?Резервный код/,
  )
})

test('without scripts it is a form with everything the platform requires', async () => {
  const html = await render('totp')
  expect(html).toMatch(/<form(?=[^>]* method="post")[^>]*action="\/login\?redirect=%2Fprofile"/)
  expect(html).toContain(`name="challenge" value="${secondFactor.challenge}"`)
  expect(html).toContain('name="remember"')
  expect(html).toMatch(/<noscript>.*name="code".*<\/noscript>/)
  expect(html.match(/name="code"/g)).toHaveLength(1)
  expect(html).toMatch(/<button(?=[^>]*type="submit")(?![^>]*disabled)/)
})

test('a wrong code shows how many tries are left', async () => {
  expect((await render('totp')).replaceAll('\u00a0', ' ')).toContain('Код не подошёл. Осталось 2 попытки.')
})

test.each(passSecondFactor.refusals.filter((code) => code !== 'second_factor_expired'))(
  'the refusal %s has a text in both languages',
  async (code) => {
    await Promise.all([loadCatalogue('ru'), loadCatalogue('en')])
    expect(describeSecondFactorRefusal(buildI18n('ru').t, { code })).toMatch(/[а-я]/)
    expect(describeSecondFactorRefusal(buildI18n('en').t, { code })).toMatch(/^[^а-я]+$/)
  },
)
