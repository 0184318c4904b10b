// Heroes that a new world was begun with, and that are still to be drawn.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One sentence for each drawing that says by its name that it stands in for another; `art` is its folder. */
export function findStandIns(art: string): string[] {
  return readdirSync(join(art, 'heroes')).filter((file) => readFileSync(join(art, 'heroes', file), 'utf8').includes('function drawStandIn'))
    .map((file) => `art/heroes/${file} draws a stand-in: the hero is still to be drawn`)
}
