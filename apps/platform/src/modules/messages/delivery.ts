// Hands written messages to the adapters, after their transaction committed. Promises: a message is tried until it is taken or given
// up on after eight times, a code that is over is not sent, one slow server holds up nobody else's messages, and no transaction is
// open while somebody else's server is asked.
import { createHash } from 'node:crypto'
import type { Brand } from '@yanta/brand'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { MessageSenders } from '../../adapters/message-senders.ts'
import { claimMessages, forgetCode, markFailed, markSent, type StoredMessage } from './messages.repository.ts'

const intervalMs = 1_000
/** Of one channel. */
const mostAtOnce = 20
const channels = ['sms', 'mail'] as const

export interface DeliveryParts {
  db: Kysely<any>
  brand: Pick<Brand, 'names' | 'mail'>
  config: { mode: 'demo' | 'production' }
}

/** Delivers while the platform lives: each second, and at once behind a request that wrote a code. Its end waits for what is under way. */
export function addDelivery(app: FastifyInstance, senders: MessageSenders): void {
  const { parts } = app
  const underWay = { sms: new Set<Promise<void>>(), mail: new Set<Promise<void>>() }
  const deliver = () =>
    Promise.all(
      channels.map(async (channel) => {
        const lane = underWay[channel]
        const room = mostAtOnce - lane.size
        if (room <= 0) return
        for (const message of await claimMessages(parts.db, channel, room)) {
          const trip = tryMessage(parts, senders, message)
            .catch((error: unknown) => app.log.error({ err: error }, 'a message could not be delivered'))
            .finally(() => lane.delete(trip))
          lane.add(trip)
        }
      }),
    )
  let round: Promise<unknown> | null = null
  const begin = () => {
    round ??= deliver()
      .catch((error: unknown) => app.log.error({ err: error }, 'messages could not be looked for'))
      .finally(() => {
        round = null
      })
  }
  const timer = setInterval(begin, intervalMs).unref()
  app.addHook('onResponse', async () => {
    if (!parts.delivery.isHurried) return
    parts.delivery.isHurried = false
    begin()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await round
    await Promise.all(channels.flatMap((channel) => [...underWay[channel]]))
    senders.mail.close?.()
  })
}

/** Tries every message that is due now, and answers when all are through. */
export async function deliverDue(parts: DeliveryParts, senders: MessageSenders): Promise<void> {
  for (const channel of channels) {
    await Promise.all(
      (await claimMessages(parts.db, channel, mostAtOnce)).map((message) =>
        tryMessage(parts, senders, message),
      ),
    )
  }
}

async function tryMessage(
  parts: DeliveryParts,
  senders: MessageSenders,
  message: StoredMessage,
): Promise<void> {
  const { db, config } = parts
  try {
    await send(parts, senders, message)
  } catch (error) {
    return markFailed(db, message.id, String(error).slice(0, 500))
  }
  await markSent(db, message.id)
  // A demo's page goes on showing it.
  if (config.mode === 'production') await forgetCode(db, message.id)
}

function send(
  { brand: { names, mail } }: DeliveryParts,
  senders: MessageSenders,
  { id: number, createdAt, channel, recipient, locale, subject, body, html }: StoredMessage,
): Promise<void> {
  // Says nothing of how many there are, and differs between two databases.
  const id = createHash('sha256').update(`${number} ${createdAt.toISOString()}`).digest('hex').slice(0, 32)
  if (channel === 'sms') return senders.sms.send({ id, recipient: `+${recipient}`, text: body })
  return senders.mail.send({
    id,
    sender: { name: names[locale].brand, address: mail },
    recipient,
    subject: subject ?? '',
    text: body,
    html,
  })
}
