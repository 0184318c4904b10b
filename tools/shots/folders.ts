import { join } from 'node:path'
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
  /** What the last run drew: made anew each time. */
  results: string
}

export const folders: Folders = {
  baselines: join(root, 'e2e/sheets/baselines'),
  results: join(root, 'shots'),
}

export function pathOf({ kind, name }: PictureName): string {
  return `${kind}/${name}.avif`
}

/** The files about one picture. */
export function filesOf(picture: PictureName, { baselines, results }: Folders) {
  const path = pathOf(picture)
  return {
    baseline: join(baselines, path),
    now: join(results, 'now', path),
    before: join(results, 'before', path),
    difference: join(results, 'difference', path.replace('.avif', '.webp')),
    review: join(results, 'reviews', path.replace('.avif', '.json')),
  }
}
