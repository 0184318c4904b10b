/** True for an address at one of the services, which are origins whose first label may be a star. */
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

/** How many tries a note has before it is given up on. */
export const mostTries = 5

interface Delivery {
  /** Browsers that took it, that took their subscription back, and that could not be reached. */
  taken: number
  gone: number
  unreached: number
  attempts: number
}

/** What became of a note; null to try again later. One browser that has it is enough: others would show it twice. */
export function judgeDelivery({ taken, unreached, attempts }: Delivery): PushOutcome | null {
  if (taken > 0) return 'sent'
  if (unreached === 0) return 'nobody'
  return attempts >= mostTries ? 'failed' : null
}
