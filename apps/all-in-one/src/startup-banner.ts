import { apiDocumentPath, outboxPath } from './pages.ts'

interface Announced {
  /** Name of the brand. */
  name: string
  mode: 'demo' | 'production'
  siteOrigin: string
  gamesOrigin: string
}

const whatToTry = [
  'log in as one of them, open a slot or mines, and look under Fairness',
  'npm run desk -- help, in another terminal: credit, break, maintenance …',
]

/** Prints every address, and in demo mode the logins of players and what to try first. */
export function announce(site: Announced, players: readonly { email: string; password: string }[]): void {
  console.log(buildAnnouncement(site, players))
}

/** The text printed by `announce`. */
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
    ...(players.length === 0 ? [] : whatToTry.map((text, index) => [index === 0 ? 'Try' : '', text])),
    ['Stop', 'Ctrl-C'],
  ]
  return ['', `${name} is ready.`, ...rows.map(([what, where]) => `  ${what!.padEnd(9)}${where}`), ''].join(
    '\n',
  )
}
