import { expect, test } from 'vitest'
import { findCostliest } from '../../../tools/measuring/hostile-texts.ts'
import { buildLogger, maskSecrets } from './logger.ts'

function logged(what: object): string {
  let line = ''
  buildLogger(
    { logLevel: 'info', logFormat: 'json' },
    {
      write: (text) => {
        line += text
      },
    },
  ).info(what, 'request')
  return line
}

test.each([
  [{ url: '/play/neon-drive?token=s3cret&lang=ru' }],
  [{ url: '/play/neon-drive?lang=ru&token=s3cret' }],
  [{ headers: { authorization: 'Bearer s3cret' } }],
  [{ headers: { cookie: 'default_auth_token=s3cret; locale=ru' } }],
  [{ headers: { 'set-cookie': ['refresh_token=s3cret; Path=/'] } }],
  [{ headers: { 'x-signature': 't=1,v1=s3cret' } }],
  [{ url: '/new-password/s3cret' }],
  [{ url: '/pay/s3cret-4tljV_9EdTBoTvxyJu84XglyG?frame=1' }],
  [{ url: '/pay/s3cret-4tljV_9EdTBoTvxyJu84XglyG/confirm' }],
  [{ url: '/pay?order=%7B%7D&signature=t%3D1%2Cv1%3Ds3cret' }],
  [{ url: '/new-password/s3cret?utm=x' }],
  [{ url: '/json-api/seo?path=%2Fnew-password%2Fs3cret' }],
  [{ referer: 'https://yanta.example/new-password/s3cret' }],
  [{ body: { restoreCode: 's3cret' } }],
  [{ body: { login: 'vera@example.com', password: 's3\\"s3cret' } }],
  [{ deep: { deeper: { deepest: { refreshToken: 's3cret' } } } }],
  [{ err: new Error('the answer to Bearer s3cret.s3cret was no') }],
])('no line carries the secret of %j', (what) => {
  const line = logged(what)
  expect(line).not.toContain('s3cret')
  expect(line).toContain('[masked]')
  expect(() => JSON.parse(line) as unknown).not.toThrow()
})

test('a line without secrets is unchanged', () => {
  expect(JSON.parse(logged({ url: '/games/slots?page=2' }))).toMatchObject({
    url: '/games/slots?page=2',
    msg: 'request',
  })
})

test(
  'masking a line of any content takes at most 25 times as long as an ordinary one',
  { timeout: 60_000 },
  () => {
    const { name, factor } = findCostliest(maskSecrets)
    expect(factor, name).toBeLessThan(25)
  },
)
