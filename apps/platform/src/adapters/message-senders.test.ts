import { expect, test } from 'vitest'
import { outboxMail } from './mail/outbox-mail.ts'
import { createMessageSenders } from './message-senders.ts'
import { outboxSms } from './sms/outbox-sms.ts'

const unset = { mode: 'demo', smsGatewayUrl: '', smsGatewayToken: '', smsSender: '', smtpUrl: '' } as const
const set = { smsGatewayUrl: 'https://sms.example', smtpUrl: 'smtps://mail.example' }

test('a demo leaves all messages in the outbox', () => {
  expect(createMessageSenders(unset)).toEqual({ mail: outboxMail, sms: outboxSms })
})

test('the configured senders are used, in a demo too', () => {
  const { mail, sms } = createMessageSenders({ ...unset, ...set })
  expect([mail === outboxMail, sms === outboxSms]).toEqual([false, false])
  mail.close!()
})

test.each([
  ['SMTP_URL', { smtpUrl: '' }],
  ['SMS_GATEWAY_URL', { smsGatewayUrl: '' }],
])('production does not start without %s, and says what to do', (name, without) => {
  expect(() => createMessageSenders({ ...unset, mode: 'production', ...set, ...without })).toThrow(
    expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringMatching(new RegExp(`^${name} is not set, but production needs it: .*Set it to`)),
    }),
  )
})
