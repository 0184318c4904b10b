// Hands written mails to the adapter, after their transaction committed. Promises: a mail is tried until it is taken or given
// up on after eight times, and no transaction is open while somebody else's server is asked.
import type { Brand } from '@yanta/brand'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { MailSender } from '../../adapters/mail/mail-sender.ts'
import { claimMails, markFailed, markSent } from './messages.repository.ts'

const intervalMs = 1_000

/** Delivers while the platform lives; its end waits for the mails under way. */
export function addDelivery(app: FastifyInstance, sender: MailSender): void {
  const { db, brand } = app.parts
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    underWay ??= deliverDue(db, brand, sender).catch((error: unknown) => app.log.error({ err: error }, 'mails could not be delivered')).finally(() => { underWay = null })
  }, intervalMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}

/** Tries every mail that is due now. */
export async function deliverDue(db: Kysely<any>, { names, mail }: Pick<Brand, 'names' | 'mail'>, sender: MailSender): Promise<void> {
  for (const { id, recipient, locale, subject, body } of await claimMails(db, 20)) {
    try {
      await sender.send({ sender: `${names[locale].brand} <${mail}>`, recipient, subject: subject ?? '', body })
      await markSent(db, id)
    } catch (error) {
      await markFailed(db, id, String(error).slice(0, 500))
    }
  }
}
