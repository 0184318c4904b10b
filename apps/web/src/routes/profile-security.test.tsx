import { level, loginSession, passkey, profile, security } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { loadSecurity } from '../features/profile/security/security-data.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import ProfileSecurity, { meta } from './profile-security.tsx'

const elsewhere = {
  ...loginSession,
  id: 'session-example-02',
  kind: 'phone' as const,
  device: 'Pixel 8, Android',
  place: 'Берлин',
  isCurrent: false,
  isNewPlace: true,
}
const answers = { listLoginSessions: { items: [loginSession, elsewhere] }, getSecurity: security }

async function render(changes: Parameters<typeof answerCalls>[0] = {}, locale: 'ru' | 'en' = 'ru') {
  return renderScreen(ProfileSecurity, await loadSecurity(answerCalls({ ...answers, ...changes })), {
    locale,
    path: '/profile/security',
  })
}

test('login security belongs to the personal details', async () => {
  const html = await render()
  expect(html).toContain('<h1>Вера</h1>')
  expect(html).toMatch(/aria-current="page"[^>]*href="\/profile\/info"/)
})

test("this device comes first and can't be ended here, a new location is marked", async () => {
  const html = await render()
  expect(html).toMatch(
    /Chrome, Windows.*Это устройство.*Pixel 8, Android.*Берлин · 20\.11\.26, 11:58 UTC.*Новое место.*Выйти/,
  )
  expect(html).toContain('Выйти на всех, кроме этого')
})

test('with a single session there is no other to log out', async () => {
  const html = await render({ listLoginSessions: { items: [loginSession] } })
  expect(html).toContain('Это устройство')
  expect(html).not.toContain('Выйти')
})

test('passkeys are listed by name, with their last use', async () => {
  const html = await render({
    getSecurity: {
      ...security,
      passkeys: [
        passkey,
        { ...passkey, id: 'passkey-example-02', name: 'Pixel 8', lastUsedAt: '2026-11-19T08:00:00.000Z' },
      ],
    },
  })
  expect(html).toMatch(/MacBook.*создан 02\.11\.26, 10:00 UTC.*Pixel 8.*последний вход 19\.11\.26, 08:00 UTC/)
})

test('the app code shows since when it is required, and how many recovery codes are left', async () => {
  const html = (await render()).replace(/\s/g, ' ')
  expect(html).toMatch(/role="switch"[^>]*checked=""[^>]*\/><span[^>]*><\/span><span>Код из приложения/)
  expect(html).toContain('включён 02.11.26')
  expect(html).toContain('Осталось 7 из 10')
})

test('without an app code there are no recovery codes', async () => {
  const html = await render({ getSecurity: { ...security, totpSince: null, recoveryCodesLeft: 0 } })
  expect(html).toContain('второй шаг после пароля')
  expect(html).not.toContain('Резервные коды')
})

test('few recovery codes are a warning', async () => {
  expect(
    (await render({ getSecurity: { ...security, recoveryCodesLeft: 2 } })).replace(/\s/g, ' '),
  ).toContain('Осталось 2 кода')
})

test('without an e-mail address no letter can be sent', async () => {
  const html = await render({ getProfile: { ...profile, emails: [] } })
  expect(html).toContain('нужна почта')
  expect(html).toMatch(/role="switch"[^>]* disabled=""/)
})

test.each([
  ['listLoginSessions', 'Устройства не загрузились', 'Ключи доступа'],
  ['getSecurity', 'Настройки не загрузились', 'Это устройство'],
])('the rest is shown when %s does not answer', async (call, said, standing) => {
  const html = await render({ [call]: { refused: 503 } })
  expect(html).toContain(said)
  expect(html).toContain('Повторить')
  expect(html).toContain(standing)
})

test('login security in English [1.4]', async () => {
  const html = await render(
    {
      getProfile: { ...profile, nick_name: 'Vera' },
      listLoginSessions: { items: [loginSession] },
      listLevels: { items: [6, 7].map((index) => ({ ...level, index, name: `Level ${index}` })) },
    },
    'en',
  )
  expect(html).toContain('This device')
  expect(html).not.toMatch(/[А-Яа-я]/)
})

test('is not indexed by search engines', () => {
  expect(meta({ matches: [], location: { pathname: '/profile/security' } } as never)).toContainEqual({
    name: 'robots',
    content: 'noindex',
  })
})
