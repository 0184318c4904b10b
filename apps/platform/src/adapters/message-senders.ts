import { ConfigError, type Config } from '@yanta/config'
import type { MailSender } from './mail/mail-sender.ts'
import { outboxMail } from './mail/outbox-mail.ts'
import { createSmtpMail } from './mail/smtp-mail.ts'
import { createHttpSms } from './sms/http-sms.ts'
import { outboxSms } from './sms/outbox-sms.ts'
import type { SmsSender } from './sms/sms-sender.ts'

export interface MessageSenders {
  mail: MailSender
  sms: SmsSender
}

type Ways = Pick<Config, 'mode' | 'smsGatewayUrl' | 'smsGatewayToken' | 'smsSender' | 'smtpUrl'>

/** The configured senders. Throws ConfigError in production without both: no player could register or recover an account. */
export function createMessageSenders({
  mode,
  smsGatewayUrl,
  smsGatewayToken,
  smsSender,
  smtpUrl,
}: Ways): MessageSenders {
  if (mode === 'production') {
    demand(
      'SMTP_URL',
      smtpUrl,
      'no letter with a code or a new password would arrive. Set it to your mail server, such as smtps://user:password@mail.example:465.',
    )
    demand(
      'SMS_GATEWAY_URL',
      smsGatewayUrl,
      'no code would reach a phone. Set it to the https address of your SMS gateway; docs/configuration.md says what it is sent.',
    )
  }
  return {
    mail: smtpUrl ? createSmtpMail(smtpUrl) : outboxMail,
    sms: smsGatewayUrl
      ? createHttpSms({ url: smsGatewayUrl, token: smsGatewayToken, sender: smsSender })
      : outboxSms,
  }
}

function demand(name: string, value: string, without: string): void {
  if (value === '') throw new ConfigError(`${name} is not set, but production needs it: ${without}`)
}
