// Letters over SMTP. Promises: nothing is sent unencrypted but to this machine, an invalid certificate ends the connection, and a
// retried letter keeps its Message-ID, so that no mailbox shows it twice.
import { createTransport } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import type { MailSender } from './mail-sender.ts'

/** A list, or a name containing one, would be parsed as several recipients. */
const oneAddress = /^[^\s,;:<>()"[\]\\]+@[^\s,;:<>()"[\]\\]+$/

/** The SMTP options of a server's URL. `smtps:` is TLS at once, `smtp:` requires STARTTLS first; only to this machine it may stay plain. */
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
        // Suppresses out-of-office replies.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
    },
    close: () => transport.close(),
  }
}
