// The one sanitiser of HTML that people wrote: the same result on the platform, on the site's server and in browsers.
export { readSafeTree, shownTags } from './safe-tree.ts'
export type { SafeNode } from './safe-node.ts'
export { sanitiseHtml, writeHtml } from './write-html.ts'
