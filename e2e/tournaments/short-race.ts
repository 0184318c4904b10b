// Preloaded into a site's process: its tournament `neon-race` begins when a page can be open, and is over soon afterwards.
import { rewriteContent } from '../../tools/site/rewrite-content.ts'

const untilStartMs = 150_000
const lastsMs = 60_000

const startsAt = Date.now() + untilStartMs
const dates = `startsAt: '${new Date(startsAt).toISOString()}'\nendsAt: '${new Date(startsAt + lastsMs).toISOString()}'`

rewriteContent('neon-race.yaml', (yaml) =>
  yaml
    .replace(/^repeats: .*$/m, dates)
    .replace(/^demo: .*\n/m, '')
    .replace(/^mechanic: .*$/m, 'mechanic: bets'),
)
