import { apiDocumentPath, outboxPath } from './pages.ts'

interface Announced {
  /** Of the brand. */
  name: string
  mode: 'demo' | 'production'
  siteOrigin: string
  gamesOrigin: string
}

/** Prints where everything is, and in demo mode whom to log in as. */
export function announce(site: Announced, players: readonly { email: string; password: string }[]): void {
  console.log(buildAnnouncement(site, players))
}

/** The text of `announce`. */
export function buildAnnouncement(
  { name, mode, siteOrigin, gamesOrigin }: Announced,
  players: readonly { email: string; password: string }[],
): string {
  const rows = [
    ['Site', siteOrigin],
    ['Games', gamesOrigin],
    ...(mode === 'demo' ? [['Outbox', siteOrigin + outboxPath]] : []),
    ['OpenAPI', siteOrigin + apiDocumentPath],
    ...players
      .slice(0, 2)
      .map(({ email, password }, index) => [index === 0 ? 'Players' : '', `${email} / ${password}`]),
  ]
  return ['', `${name} is ready.`, ...rows.map(([what, where]) => `  ${what!.padEnd(9)}${where}`), ''].join(
    '\n',
  )
}
