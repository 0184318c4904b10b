// Avatars of players who chose none of their own.
import { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { drawCat, drawFox, drawGhost, drawOctopus, drawOwl, drawPanda, drawPenguin, drawRobot } from './heads.ts'

const avatars: readonly { ground: string; draw: (art: Art) => void }[] = [
  { ground: '#3aa8d8', draw: drawCat },
  { ground: '#2aa88a', draw: drawFox },
  { ground: '#ffc23a', draw: drawOwl },
  { ground: '#8ad04a', draw: drawPanda },
  { ground: '#7a5ae0', draw: drawRobot },
  { ground: '#8ad8f0', draw: drawPenguin },
  { ground: '#5a3a9a', draw: drawGhost },
  { ground: '#1a5ab0', draw: drawOctopus },
]

/** Avatars by file name, `avatar-1` to `avatar-8`. */
export function drawAvatars(): Record<string, string> {
  return Object.fromEntries(
    avatars.map(({ ground, draw }, i) => {
      const art = new Art(96, 96, `av${i}`, 'w')
      art.rect(0, 0, 96, 96, art.radial([light(ground, 0.35), ground, dark(ground, 0.35)], 0.5, 0.4, 0.75))
      art.at(48, 53, 0.4, 0, () => draw(art))
      return [`avatar-${i + 1}`, art.svg()]
    }),
  )
}
