import { basename, join } from 'node:path'
import { root } from '../project/root.ts'

/** A picture's place in the folders below. */
export interface PictureName {
  kind: 'components' | 'screens'
  /** Kebab-case: `actions-button`, `lobby-of-a-guest`. */
  name: string
}

export interface Folders {
  /** How everything has to look: kept in the repository. */
  baselines: string
  /** What the baselines of components were agreed on for (stamps.ts): kept too. */
  stamps: string
  /** What the last run drew: made anew each time. */
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
    /** What was drawn, as a person sees it. */
    now: join(results, 'now', path.replace('.avif', '.webp')),
    /** The same as the baseline would keep it. */
    packed: join(results, 'packed', path),
    before: join(results, 'before', path),
    difference: join(results, 'difference', path.replace('.avif', '.webp')),
    review: join(results, 'reviews', path.replace('.avif', '.json')),
  }
}
