// Every style of ours is in the cascade layer of its folder, so that a feature's rule always overrides that of the component
// it styles, whatever file the browser loads first.
import type { Plugin } from 'vite'

/** From lowest to highest priority, in the order of the folders' dependencies. */
const order = ['base', 'ui', 'domain', 'features', 'routes']
const statement = `@layer ${order.join(', ')};`

/** Vite plugin that puts each CSS module into its layer before anything else reads it. */
export function styleLayers(): Plugin {
  return {
    name: 'yanta:style-layers',
    enforce: 'pre',
    transform: (code, id) => layerStyle(code, id),
  }
}

/** The style wrapped in its layer; undefined for files of others. Each file declares the order, since any may load first. */
export function layerStyle(code: string, id: string): string | undefined {
  const [, folder, name] =
    /\/apps\/web\/src\/([^/]+)\/(?:.*\/)?([^/]+\.css)$/.exec(id.replace(/\?.*$/, '')) ?? []
  if (!folder || !name || !order.includes(folder)) return undefined
  return name.endsWith('.module.css')
    ? `${statement} @layer ${folder} {\n${code}\n}`
    : `${statement}\n${code}`
}
