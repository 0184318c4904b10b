import { expect, test } from 'vitest'
import { buildLogger } from './logger.ts'

function logged(...what: [object, string] | [string]): string {
  let line = ''
  const logger = buildLogger('info', { write: (text) => { line += text } })
  if (what.length === 1) logger.info(what[0])
  else logger.info(...what)
  return line
}

test.each([
  [{ url: '/play/neon-drive?token=s3cret&lang=ru' }],
  [{ url: '/play/neon-drive?lang=ru&token=s3cret' }],
  [{ headers: { authorization: 'Bearer s3cret' } }],
  [{ headers: { cookie: 'default_auth_token=s3cret; locale=ru' } }],
  [{ headers: { 'set-cookie': ['refresh_token=s3cret; Path=/'] } }],
  [{ body: { login: 'vera@example.com', password: 's3\\"s3cret' } }],
])('no line carries the secret of %j', (what) => {
  const line = logged(what, 'request')
  expect(line).not.toContain('s3cret')
  expect(line).toContain('[masked]')
  expect(() => JSON.parse(line) as unknown).not.toThrow()
})

test('a line without secrets is kept as it is', () => {
  expect(JSON.parse(logged({ url: '/games/slots?page=2' }, 'incoming'))).toMatchObject({ url: '/games/slots?page=2', msg: 'incoming' })
})
