// Preloaded into a site's process: its lottery `harvest-night` begins when a page can be open, and is over soon afterwards.
import { rewriteContent } from '../../tools/site/rewrite-content.ts'

const untilStartMs = 75_000
const lastsMs = 30_000

const startsAt = Date.now() + untilStartMs
const dates = `startsAt: '${new Date(startsAt).toISOString()}'\nendsAt: '${new Date(startsAt + lastsMs).toISOString()}'`

rewriteContent('harvest-night.yaml', (yaml) =>
  yaml.replace(/^repeats: .*$/m, dates).replace(/^demo: .*\n/m, ''),
)
