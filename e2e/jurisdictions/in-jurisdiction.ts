// Preloaded into a site's process: its settings name the jurisdiction of the variable JURISDICTION.
import { rewriteContent } from '../../tools/site/rewrite-content.ts'

rewriteContent('settings.yaml', (yaml) =>
  yaml.replace(/^jurisdiction: .*$/m, `jurisdiction: ${process.env.JURISDICTION}`),
)
