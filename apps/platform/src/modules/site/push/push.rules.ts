/** Whether an address belongs to one of the services, which are origins whose first label may be a star. */
export function isKnownService(endpoint: string, services: readonly string[]): boolean {
  const address = URL.parse(endpoint)
  if (!address || address.username || address.password) return false
  return services.some((service) => {
    const { protocol, port, hostname } = new URL(service.replace('//*.', '//any.'))
    if (address.protocol !== protocol || address.port !== port) return false
    return service.includes('//*.')
      ? address.hostname.endsWith(hostname.slice('any'.length))
      : address.hostname === hostname
  })
}

export type PushOutcome = 'sent' | 'nobody' | 'too_many' | 'failed'

/** Of what happened to a player's money. */
export const moneyTag = 'money'
/** Of a decision about a player's document. */
export const documentTag = 'document'

/** Told however much else was, each one, and on a break as well. */
export const alwaysTold: readonly string[] = [moneyTag, documentTag]

/** Maximum of tries per notification. */
export const mostTries = 5

interface Delivery {
  /** Number of browsers that accepted it, that had unsubscribed, and that could not be reached. */
  taken: number
  gone: number
  unreached: number
  attempts: number
}

/** The outcome of a notification; null to try again later. One accepting browser is enough: a retry would show it twice there. */
export function decideDelivery({ taken, unreached, attempts }: Delivery): PushOutcome | null {
  if (taken > 0) return 'sent'
  if (unreached === 0) return 'nobody'
  return attempts >= mostTries ? 'failed' : null
}
