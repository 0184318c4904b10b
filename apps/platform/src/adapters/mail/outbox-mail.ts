import type { MailSender } from './mail-sender.ts'

/** Sends nothing: the mail stays in the demo's outbox, which has a page. */
export const outboxMail: MailSender = { send: async () => {} }
