import { basename, join } from 'node:path'
import { root } from '../project/root.ts'

/** A picture's path in the folders below. */
export interface PictureName {
  kind: 'components' | 'screens'
  /** Kebab-case: `actions-button`, `lobby-of-a-guest`. */
  name: string
}

export interface Folders {
  /** The accepted pictures: committed. */
  baselines: string
  /** The sources for which the baselines of components were accepted (stamps.ts): committed too. */
  stamps: string
  /** The drawings of the last run. */
  results: string
}

export const folders: Folders = {
  baselines: join(root, 'e2e/pictures/baselines'),
  stamps: join(root, 'e2e/pictures/stamps.txt'),
  results: join(root, 'shots'),
}

export function pathOf({ kind, name }: PictureName): string {
  return `${kind}/${name}.avif`
}

/** The name of the sheet at this path. */
export function nameOf(path: string): string {
  return basename(path, '.avif')
}

/** The files about one picture. */
export function filesOf(
  picture: PictureName,
  { baselines, results }: Pick<Folders, 'baselines' | 'results'>,
) {
  const path = pathOf(picture)
  return {
    baseline: join(baselines, path),
    /** The drawing in full size. */
    now: join(results, 'now', path.replace('.avif', '.webp')),
    /** The same as the file of a baseline. */
    packed: join(results, 'packed', path),
    before: join(results, 'before', path),
    difference: join(results, 'difference', path.replace('.avif', '.webp')),
    review: join(results, 'reviews', path.replace('.avif', '.json')),
  }
}
