// Heads of those who stand in for a player's own picture: around 0, 0, inside a radius of 105 units, shoulders cut by the frame.
import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as shape from '../kit/shapes.ts'

const ink = '#1a1228'
const plain = { edge: 12, sheen: 0.35, shade: 0.3, contour: 5, contourColour: ink }

function eyes(art: Art, x: number, y: number, r: number): void {
  for (const side of [-1, 1]) {
    art.circle(side * x, y, r, ink)
    art.circle(side * x - r * 0.3, y - r * 0.36, r * 0.34, '#fff')
  }
}

function onBothSides(art: Art, draw: () => void): void {
  for (const side of [-1, 1]) art.onSide(side, draw)
}

export function drawCat(art: Art): void {
  onBothSides(art, () => {
    art.gloss('M26 -66L82 -110L90 -22Z', '#f0a24a', plain)
    art.path('M46 -66L74 -88L78 -46Z', '#ffb8b0')
  })
  art.gloss('M-94 4C-94 -56 -54 -82 0 -82C54 -82 94 -56 94 4C94 62 54 90 0 90C-54 90 -94 62 -94 4Z', '#f0a24a', plain)
  for (const d of ['M0 -80V-50M-22 -78L-16 -52M22 -78L16 -52', 'M-90 12L-62 16M-88 34L-62 32', 'M90 12L62 16M88 34L62 32']) art.stroke(d, '#a85a1a', 9)
  art.ellipse(0, 46, 44, 32, '#fff3e0')
  eyes(art, 36, 2, 14)
  art.path('M-13 28H13L0 42Z', '#e0506a')
  art.stroke('M0 42V52M-22 56Q-8 66 0 54Q8 66 22 56', ink, 6)
}

export function drawFox(art: Art): void {
  onBothSides(art, () => {
    art.gloss('M20 -62L72 -114L94 -10Z', '#f0642a', plain)
    art.path('M42 -66L66 -90L78 -40Z', ink)
  })
  art.gloss('M-100 0C-74 -66 -40 -74 0 -74C40 -74 74 -66 100 0C80 40 40 76 0 98C-40 76 -80 40 -100 0Z', '#f0642a', plain)
  art.path('M-96 6C-60 4 -40 22 -26 44L0 96C-40 74 -78 40 -96 6ZM96 6C60 4 40 22 26 44L0 96C40 74 78 40 96 6Z', '#fff6ea')
  eyes(art, 38, -2, 13)
  art.gloss('M-18 70C-14 60 14 60 18 70C14 88 6 98 0 98C-6 98 -14 88 -18 70Z', ink, { edge: 5 })
}

export function drawOwl(art: Art): void {
  art.gloss('M-90 -92C-60 -84 -30 -80 0 -80C30 -80 60 -84 90 -92C104 -30 100 40 78 78C50 104 -50 104 -78 78C-100 40 -104 -30 -90 -92Z', '#7a5ad8', plain)
  art.path('M-58 62Q0 26 58 62Q52 104 0 104Q-52 104 -58 62Z', '#d8c8ff')
  for (const [x, y] of [[-22, 74], [22, 74], [0, 88]] as const) art.stroke(`M${x - 9} ${y}q9 9 18 0`, '#7a5ad8', 6)
  onBothSides(art, () => {
    art.circle(40, -12, 40, '#fff6ea', `stroke="${ink}" stroke-width="5"`)
    art.circle(40, -12, 27, '#ffc83a')
  })
  eyes(art, 38, -12, 17)
  art.gloss('M-15 6H15L0 40Z', '#ff8a2a', plain)
}

export function drawPanda(art: Art): void {
  onBothSides(art, () => art.circle(70, -66, 34, ink))
  art.gloss('M-98 8C-98 -54 -56 -84 0 -84C56 -84 98 -54 98 8C98 66 54 94 0 94C-54 94 -98 66 -98 8Z', '#fffaf2', plain)
  onBothSides(art, () => art.path('M22 -20C30 -46 66 -38 70 -8C72 18 52 34 36 26C18 18 14 0 22 -20Z', ink))
  onBothSides(art, () => {
    art.circle(42, -4, 12, '#fff')
    art.circle(41, -2, 7, ink)
  })
  art.ellipse(0, 38, 20, 14, ink)
  art.stroke('M0 50V60M-20 62Q-8 72 0 60Q8 72 20 62', ink, 6)
  onBothSides(art, () => art.circle(66, 42, 14, '#ffa8b8', 'opacity=".8"'))
}

export function drawRobot(art: Art): void {
  art.stroke('M0 -84V-108', ink, 10)
  art.ball(0, -112, 15, '#ff5a6a', { contour: 5 })
  onBothSides(art, () => art.gloss(shape.rect(84, -30, 24, 60, 10), '#ffc83a', plain))
  art.gloss(shape.rect(-90, -84, 180, 164, 44), '#c8d8ea', plain)
  art.gloss(shape.rect(-68, -54, 136, 88, 30), '#142a44', { edge: 8 })
  for (const side of [-1, 1]) {
    art.glow(side * 32, -10, 40, '#4af0e0', 0.9)
    art.ellipse(side * 32, -10, 15, 20, '#8afff2')
  }
  art.stroke('M-24 58H24', ink, 8)
  for (const x of [-12, 0, 12]) art.stroke(`M${x} 52V64`, ink, 4)
}

export function drawPenguin(art: Art): void {
  art.gloss('M-86 110C-104 20 -84 -92 0 -92C84 -92 104 20 86 110Z', '#2a3450', plain)
  art.path('M0 -34C26 -66 72 -48 66 4C62 40 70 70 60 112H-60C-70 70 -62 40 -66 4C-72 -48 -26 -66 0 -34Z', '#fff8ee')
  eyes(art, 32, -14, 13)
  art.gloss('M-24 10C-12 -2 12 -2 24 10C14 30 6 36 0 36C-6 36 -14 30 -24 10Z', '#ff9a2a', plain)
  onBothSides(art, () => art.circle(48, 18, 13, '#ffb0b8', 'opacity=".8"'))
  art.gloss('M-74 62Q0 92 74 62L76 88Q0 118 -76 88Z', '#e0405a', plain)
}

export function drawGhost(art: Art): void {
  art.gloss('M-82 96C-92 -36 -58 -96 0 -96C58 -96 92 -36 82 96L54 72L28 98L0 74L-28 98L-54 72Z', '#f6f2ff', plain)
  eyes(art, 30, -20, 17)
  art.path('M-20 18Q0 8 20 18Q18 50 0 50Q-18 50 -20 18Z', ink)
  art.path('M-12 40Q0 32 12 40Q8 50 0 50Q-8 50 -12 40Z', '#ff7a9a')
  onBothSides(art, () => art.circle(54, 8, 13, '#ffb0d8', 'opacity=".8"'))
}

export function drawOctopus(art: Art): void {
  const skin = '#e8508a'
  for (let i = -2; i < 3; i++) {
    const d = `M${i * 30} 40C${i * 44} 80 ${i * 56 + 18} 70 ${i * 48 + 8} 106`
    art.stroke(d, ink, 35)
    art.stroke(d, dark(skin, 0.12), 25)
  }
  art.gloss('M-88 8C-92 -62 -56 -100 0 -100C56 -100 92 -62 88 8C84 60 48 76 0 76C-48 76 -84 60 -88 8Z', skin, plain)
  for (const [x, y, r] of [[-44, -66, 13], [20, -78, 9], [58, -48, 11]] as const) art.circle(x, y, r, light(skin, 0.4), 'opacity=".8"')
  onBothSides(art, () => art.circle(34, -2, 25, '#fff', `stroke="${ink}" stroke-width="5"`))
  eyes(art, 32, 0, 14)
  art.stroke('M-18 40Q0 56 18 40', ink, 7)
}
