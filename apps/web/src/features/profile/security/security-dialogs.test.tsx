import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { describeTrouble } from './describe-trouble.ts'
import { LoginProtection } from './login-protection.tsx'
import { PasskeyModal } from './passkey-modal.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RecoveryCodesModal } from './recovery-codes-modal.tsx'
import { ScanStep } from './scan-step.tsx'
import { TotpEndModal } from './totp-end-modal.tsx'
import { TotpSetupModal } from './totp-setup-modal.tsx'

const nothing = () => undefined
const draw = async (element: ReactElement, locale: 'ru' | 'en' = 'ru') =>
  (await renderScreen(() => element, null, { locale })).replace(/\s/g, ' ')

test.each([
  ['setup', TotpSetupModal],
  ['end', TotpEndModal],
  ['recovery codes', RecoveryCodesModal],
  ['passkey', PasskeyModal],
])('%s asks for the password first, with the user name for password managers', async (_name, Modal) => {
  for (const locale of ['ru', 'en'] as const) {
    const html = await draw(<Modal username="vera@example.com" onClose={nothing} />, locale)
    expect(html).toMatch(
      /<input type="text"[^>]*autoComplete="username"[^>]*hidden=""[^>]*value="vera@example.com"/,
    )
    expect(html).toMatch(/autoComplete="current-password"/)
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/)
    if (locale === 'en') expect(html).not.toMatch(/[А-Яа-я]/)
  }
})

test('the key of an app shows as a QR code and as a text in groups of four', async () => {
  const html = await draw(
    <ScanStep
      secret="JBSWY3DPEHPK3PXP"
      uri="otpauth://totp/Yanta:vera?secret=JBSWY3DPEHPK3PXP"
      onCancel={nothing}
      onSend={async () => null}
    />,
  )
  expect(html).toMatch(/<svg role="img" aria-label="QR-код для приложения\./)
  expect(html).toMatch(/<path d="M0 0h7v1h-7z/)
  expect(html).toContain('JBSW Y3DP EHPK 3PXP')
  expect(html).toMatch(/autoComplete="one-time-code"/)
})

test('recovery codes are listed, to copy and to download', async () => {
  const html = await draw(<RecoveryCodes codes={['r3gcj-s7wft', '89d9m-7mn1h']} onDone={nothing} />)
  expect(html).toMatch(/<ol[^>]*aria-label="Резервные коды"><li>r3gcj-s7wft<\/li><li>89d9m-7mn1h<\/li><\/ol>/)
  for (const words of ['Скопировать', 'Скачать', 'Больше мы их не покажем']) expect(html).toContain(words)
})

test.each([
  'wrong_password',
  'wrong_code',
  'breached_password',
  'totp_already_on',
  'totp_not_begun',
  'totp_not_on',
  'passkey_failed',
  'passkey_cancelled',
  'too_many_requests',
])('%s has a text of its own here', (code) => {
  expect(describeTrouble(code)).toMatch(/^security\.refused\./)
})

test('an unknown code is an unexpected error', () => {
  expect(describeTrouble('toString')).toBe('errors.unexpected')
})

test('too many wrong passwords wait for as long as they are counted, a quarter of an hour [8.38]', async () => {
  for (const locale of ['ru', 'en'] as const) {
    const Words = () => useI18n().t(describeTrouble('too_many_requests'))
    expect(await draw(<Words />, locale)).toMatch(/\b15 (?:минут|minutes)/)
  }
})

test('without an e-mail the letter about new logins leads to where one is added', async () => {
  const security = { passkeys: [], totpSince: null, recoveryCodesLeft: 0, hasNewDeviceMail: true }
  const html = await draw(<LoginProtection security={security} username="vera" mailbox={null} />, 'en')
  expect(html).toContain('add one in your personal details')
})
