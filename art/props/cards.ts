import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { textOutline } from '../kit/letters.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

export const suits = { spade: emblem.spade, heart: emblem.heart, diamond: emblem.diamond, club: emblem.club }
export type Suit = keyof typeof suits
export type Rank = 'A' | 'K' | 'Q' | 'J' | '8'

function rankOutline(rank: Rank, x: number, y: number, size: number): string {
  return textOutline('nunito', rank, size * 2.8, { anchor: 'middle', x, y: y + size }).d
}

export interface Card {
  suit: Suit
  rank: Rank
  /** Colour of the back, for a card lying face down. */
  back?: string
}

/** A playing card of height `h` around x, y. */
export function card(art: Art, x: number, y: number, h: number, rotation: number, { suit, rank, back }: Card): void {
  const w = h * 0.68
  const colour = suit === 'heart' || suit === 'diamond' ? '#e0183a' : '#171226'
  art.at(x, y, 1, rotation, () => {
    art.path(shape.rect(-w / 2 + 6, -h / 2 + 10, w, h, 16), '#05020c', 'opacity=".35"')
    art.path(shape.rect(-w / 2, -h / 2, w, h, 16), art.linear(['#ffffff', '#f4f1ff', '#cfc8e6'], 60), 'stroke="#2a1f4a" stroke-width="3"')
    if (back) {
      art.path(shape.rect(-w / 2 + 10, -h / 2 + 10, w - 20, h - 20, 10), art.linear([light(back, 0.2), dark(back, 0.4)], 60))
      art.path(shape.spark(0, 0, h * 0.26, 0.2), '#ffcf4a')
      return
    }
    art.path(suits[suit](0, 0, h * 0.2), art.linear([light(colour, 0.35), colour, dark(colour, 0.4)], 70))
    for (const turn of [0, 180]) {
      art.turned(turn, () => {
        art.path(suits[suit](-w / 2 + h * 0.115, -h / 2 + h * 0.27, h * 0.05), colour)
        art.path(rankOutline(rank, -w / 2 + h * 0.115, -h / 2 + h * 0.13, h * 0.075), colour)
      })
    }
    art.path(
      shape.polygon([
        [-w / 2 + 8, -h / 2 + 8],
        [w * 0.1, -h / 2 + 8],
        [-w / 2 + 8, h * 0.2],
      ]),
      '#fff',
      'opacity=".5"',
    )
  })
}

/** A casino chip seen from above; `squash` below 1 lays it down. */
export function chip(art: Art, x: number, y: number, r: number, colour: string, squash = 1): void {
  art.at(x, y, 1, 0, () =>
    art.group(`transform="scale(1 ${squash})"`, () => {
      art.circle(0, ((r * 0.22) / squash) * (1.1 - squash), r, dark(colour, 0.65))
      art.circle(0, 0, r, art.linear([light(colour, 0.3), colour, dark(colour, 0.35)], 60))
      for (let i = 0; i < 8; i++) art.path(shape.wedge(0, 0, r, i * 45 - 9, i * 45 + 9, r * 0.78), '#fff8ea')
      art.circle(0, 0, r * 0.72, dark(colour, 0.35))
      art.circle(0, 0, r * 0.66, art.linear([light(colour, 0.25), colour], 60))
      art.ring(0, 0, r * 0.56, '#fff8ea', r * 0.03, `stroke-dasharray="${round(r * 0.1)} ${round(r * 0.1)}" opacity=".8"`)
      art.path(shape.spark(0, 0, r * 0.42, 0.2), '#fff3c8')
    }),
  )
}

/** A pile of chips, its lowest at x, y. */
export function chipStack(art: Art, x: number, y: number, r: number, colour: string, count: number): void {
  art.shadow(x, y + r * 0.2, r * 1.3, r * 0.5, 0.7)
  const arc = `A${r} ${round(r * 0.42)} 0 0`
  for (let i = 0; i < count; i++) {
    const top = y - i * r * 0.24
    const d = `M${round(x - r)} ${round(top)}${arc} 0 ${round(x + r)} ${round(top)}V${round(top + r * 0.22)}${arc} 1 ${round(x - r)} ${round(top + r * 0.22)}Z`
    art.path(d, art.linear([dark(colour, 0.5), light(colour, 0.2), colour, dark(colour, 0.55)], 0))
    for (const k of [-0.55, 0, 0.55]) {
      const start = `M${round(x + r * k - r * 0.13)} ${round(top + r * 0.4 * Math.sqrt(1 - k * k))}`
      art.path(`${start}h${round(r * 0.26)}v${round(r * 0.2)}h${round(-r * 0.26)}Z`, '#fff8ea')
    }
  }
  chip(art, x, y - (count - 1) * r * 0.24, r, colour, 0.42)
}
