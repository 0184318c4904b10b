// Letters over SMTP. Promises: nothing is said in the clear but to this machine, a certificate that isn't valid ends the talk, and
// a letter that is tried again keeps its Message-ID, so that no mailbox shows it twice.
import { createTransport } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import type { MailSender } from './mail-sender.ts'

/** A list of them, or a name with one, would be taken apart and sent to each. */
const oneAddress = /^[^\s,;:<>()"[\]\\]+@[^\s,;:<>()"[\]\\]+$/

/** What the address of a server means. `smtps:` is TLS at once, `smtp:` turns to it first; only to this machine it may stay plain. */
export function readSmtpOptions(address: string): SMTPPool.Options {
  const { protocol, hostname, port, username, password } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  const isHere = host === 'localhost' || host === '::1' || host.startsWith('127.')
  return {
    pool: true,
    maxConnections: 3,
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    dnsTimeout: 5_000,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 12_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export function createSmtpMail(address: string): MailSender {
  const transport = createTransport(readSmtpOptions(address))
  return {
    async send({ id, sender, recipient, subject, text, html }) {
      if (!oneAddress.test(recipient)) throw new Error('the recipient is not one address')
      await transport.sendMail({
        messageId: `<${id}@${sender.address.split('@').at(-1)}>`,
        from: sender,
        to: { name: '', address: recipient },
        envelope: { from: sender.address, to: [recipient] },
        subject,
        text,
        ...(html !== null && { html }),
        // No out-of-office reply to a machine.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
    },
    close: () => transport.close(),
  }
}
