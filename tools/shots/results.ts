// The results of the last run.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Folders, type PictureName, filesOf, pathOf } from './folders.ts'
import type { Review } from './review.ts'

/** By title. */
export function readReviews({ results }: Folders): Review[] {
  return listFiles(join(results, 'reviews'))
    .map((path) => JSON.parse(readFileSync(join(results, 'reviews', path), 'utf8')) as Review)
    .sort((one, other) => one.title.localeCompare(other.title, 'en'))
}

/** Records that the drawings of the last run are now the baselines. */
export function markAccepted(review: Review, folders: Folders): void {
  const accepted: Review = { ...review, state: 'same', says: [] }
  writeFileSync(filesOf(review, folders).review, JSON.stringify(accepted))
}

/** Records that every sheet was drawn. */
export function markComplete({ results }: Folders): void {
  writeFileSync(join(results, 'complete'), '')
}

/** Baselines of sheets that no longer exist; empty after a run that drew only some. */
export function listLeftovers(folders: Folders): string[] {
  if (!existsSync(join(folders.results, 'complete'))) return []
  const drawn = new Set(readReviews(folders).map(pathOf))
  return listFiles(folders.baselines).filter((path) => !drawn.has(path))
}

/** Whether there are accepted sheets of this kind: from then on every sheet of it has to have a baseline. */
export function isAgreed(kind: PictureName['kind'], { baselines }: Folders): boolean {
  return listFiles(join(baselines, kind)).length > 0
}

/** Paths with forward slashes, relative to `folder`. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}
