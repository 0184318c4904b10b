import type { Brand, Drawing } from '@yanta/brand'
import { escapeHtml } from '@yanta/server'

const height = 28

/** The brand header of operators' pages, in a light or a dark window; the site serves its drawings. */
export function renderBrandHeader({
  names,
  lockup: { onDark, onLight },
}: Pick<Brand, 'names' | 'lockup'>): string {
  const image = ({ address, width, height: ownHeight }: Drawing) =>
    `width="${Math.round((width / ownHeight) * height)}" height="${height}" src="${address}"`
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${onDark.address}"><img alt="${escapeHtml(names.en.brand)}" ${image(onLight)}></picture>`
}
