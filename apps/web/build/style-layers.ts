// Every style of ours stands in the cascade layer of its folder, so that a feature's word always counts more than that of the
// component it dresses, whatever file the browser happens to load first.
import type { Plugin } from 'vite'

/** From the weakest to the strongest, as the folders build on each other. */
const order = ['base', 'ui', 'player', 'features', 'routes']
const statement = `@layer ${order.join(', ')};`

/** Vite plugin that puts each CSS module into its layer before anything else reads it. */
export function styleLayers(): Plugin {
  return {
    name: 'yanta:style-layers',
    enforce: 'pre',
    transform: (code, id) => layerStyle(code, id),
  }
}

/** The style with its layer around it; undefined for files that are not ours. Whichever file comes first tells the order of all. */
export function layerStyle(code: string, id: string): string | undefined {
  const [, folder, name] =
    /\/apps\/web\/src\/([^/]+)\/(?:.*\/)?([^/]+\.css)$/.exec(id.replace(/\?.*$/, '')) ?? []
  if (!folder || !name || !order.includes(folder)) return undefined
  return name.endsWith('.module.css')
    ? `${statement} @layer ${folder} {\n${code}\n}`
    : `${statement}\n${code}`
}
