// Sends stored messages through the adapters, after their transaction committed. Promises: a message is retried until it is accepted,
// eight times at most, an expired code is not sent, one slow server delays no other messages, and no transaction is open during a
// call to an external server.
import { createHash } from 'node:crypto'
import type { Brand } from '@yanta/brand'
import type { Clock } from '@yanta/config/clock'
import type { FastifyInstance } from 'fastify'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { MessageSenders } from '../../../adapters/message-senders.ts'
import { claimMessages, forgetCode, markFailed, markSent, type StoredMessage } from './messages.repository.ts'

const everyMs = 1_000
/** Per channel. */
const mostAtOnce = 20
const channels = ['sms', 'mail'] as const

export interface DeliveryDeps {
  db: PlatformDatabase
  clock: Clock
  brand: Pick<Brand, 'names' | 'mail'>
  config: { mode: 'demo' | 'production' }
}

/** Delivers each second, and at once after a request that wrote a code. Closing the platform waits for deliveries under way. */
export function addDelivery(app: FastifyInstance, senders: MessageSenders): void {
  const { deps } = app
  const underWay = { sms: new Set<Promise<void>>(), mail: new Set<Promise<void>>() }
  // A run ends when its messages are under way: one slow server delays no later run.
  const deliver = async () => {
    await Promise.all(
      channels.map(async (channel) => {
        const lane = underWay[channel]
        const room = mostAtOnce - lane.size
        if (room <= 0) return
        for (const message of await claimMessages(deps.db, deps.clock.now(), { channel, limit: room })) {
          const trip = tryMessage(deps, senders, message)
            .catch((error: unknown) => app.log.error({ err: error }, 'a message could not be delivered'))
            .finally(() => lane.delete(trip))
          lane.add(trip)
        }
      }),
    )
  }
  deps.jobs.add({ name: 'deliver-messages', everyMs, run: deliver })
  app.addHook('onResponse', async () => {
    if (!deps.delivery.isHurried) return
    deps.delivery.isHurried = false
    deps.jobs.hurry('deliver-messages')
  })
  app.addHook('onClose', async () => {
    await Promise.all(channels.flatMap((channel) => [...underWay[channel]]))
    senders.mail.close?.()
  })
}

/** Sends every message that is due now, and resolves when all are done. */
export async function deliverDue(deps: DeliveryDeps, senders: MessageSenders): Promise<void> {
  for (const channel of channels) {
    await Promise.all(
      (await claimMessages(deps.db, deps.clock.now(), { channel, limit: mostAtOnce })).map((message) =>
        tryMessage(deps, senders, message),
      ),
    )
  }
}

async function tryMessage(
  deps: DeliveryDeps,
  senders: MessageSenders,
  message: StoredMessage,
): Promise<void> {
  const { db, clock, config } = deps
  try {
    await send(deps, senders, message)
  } catch (error) {
    return markFailed(db, message.id, String(error).slice(0, 500))
  }
  await markSent(db, clock.now(), message.id)
  // The demo's outbox page still shows it.
  if (config.mode === 'production') await forgetCode(db, message.id)
}

function send(
  { brand: { names, mail } }: DeliveryDeps,
  senders: MessageSenders,
  { id: number, createdAt, channel, recipient, locale, subject, body, html }: StoredMessage,
): Promise<void> {
  // Reveals no count of messages, and differs between two databases.
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
