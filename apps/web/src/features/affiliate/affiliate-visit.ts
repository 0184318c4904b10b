// Reports a visit to the affiliate network [7.84]: a fire-and-forget request with the project and the code and nothing
// else. It sends no referrer, so that no address of the site leaks.
import type { ServerData } from '@yanta/contract'

type Marketing = NonNullable<ServerData['marketing']>

/** The network's address with project and code; null when the operator's setting is no valid address. Pure. */
export function buildVisitAddress(
  { trackingUrl, project }: Marketing,
  code: string,
  origin: string,
): string | null {
  if (!URL.canParse(trackingUrl, origin)) return null
  const address = new URL(trackingUrl, origin)
  address.searchParams.set('project', project)
  address.searchParams.set('refcode', code)
  return address.href
}

/** Never throws and never waits. */
export function reportVisit(marketing: Marketing, code: string): void {
  const request: RequestInit = {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    keepalive: true,
    priority: 'low',
  }
  const address = buildVisitAddress(marketing, code, location.origin)
  if (address !== null) fetch(address, request).catch(() => {})
}
