import { apiDocumentPath, outboxPath } from './pages.ts'

interface Addresses {
  mode: 'demo' | 'production'
  siteOrigin: string
  gamesOrigin: string
}

/** Prints where everything is, and in demo mode whom to log in as. */
export function announce(addresses: Addresses, players: readonly { email: string, password: string }[]): void {
  console.log(buildAnnouncement(addresses, players))
}

/** The text of `announce`. */
export function buildAnnouncement({ mode, siteOrigin, gamesOrigin }: Addresses, players: readonly { email: string, password: string }[]): string {
  const rows = [
    ['Site', siteOrigin],
    ['Games', gamesOrigin],
    ...(mode === 'demo' ? [['Outbox', siteOrigin + outboxPath]] : []),
    ['OpenAPI', siteOrigin + apiDocumentPath],
    ...players.slice(0, 2).map(({ email, password }, index) => [index === 0 ? 'Players' : '', `${email} / ${password}`]),
  ]
  return ['', 'Yanta is ready.', ...rows.map(([what, where]) => `  ${what!.padEnd(9)}${where}`), ''].join('\n')
}
