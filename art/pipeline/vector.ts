import { optimize } from 'svgo'
import { writePublic } from './public.ts'

/** The drawing as it ships: two decimals, no metadata. */
export function optimiseSvg(svg: string): string {
  return optimize(svg, { multipass: true, floatPrecision: 2, plugins: ['preset-default'] }).data
}

/** Writes drawings as `<folder>/<name>.svg`; gives the number of files that changed. */
export function publishVectors(folder: string, drawings: Record<string, string>): number {
  const written = Object.entries(drawings).map(([name, svg]) => writePublic(`${folder}/${name}.svg`, optimiseSvg(svg)))
  return written.filter(Boolean).length
}
