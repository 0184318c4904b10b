import type { SmsSender } from './sms-sender.ts'

/** Sends nothing: the text message stays in the demo's outbox, which has a page. */
export const outboxSms: SmsSender = { send: async () => {} }
