import type { Level } from '@yanta/contract'

interface ComparedLevel {
  level: Level
  /** Left out where there is room for two. */
  isFar: boolean
}

/** The level before, the own, the next and the last one, each once. The own and the next are near; at the last level, the one before. */
export function pickComparedLevels(levels: readonly Level[], own: number): ComparedLevel[] {
  const last = levels.at(-1)?.index
  const near = own === last ? [own - 1, own] : [own, own + 1]
  return levels
    .filter(({ index }) => (index >= own - 1 && index <= own + 1) || index === last)
    .map((level) => ({ level, isFar: !near.includes(level.index) }))
}
