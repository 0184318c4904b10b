// A small piece of interface, drawn from numbers so that a test can change any of them.
import sharp from 'sharp'
import type { Pixels } from '../picture.ts'

export const card = {
  ground: '#0c0b11',
  surface: '#181620',
  border: '#ffffff24',
  button: '#ffc21f',
  ink: '#171208',
  text: '#9c96b0',
  /** How thick letters are; rasterisers differ in it. */
  stroke: 1.4,
  label: 'HELLO',
  caption: 'LEFT THE HILL',
  sum: '-24',
  hasTick: true,
  /** Where the button and the caption stand, in pixels from their areas. */
  buttonX: 0,
  buttonY: 0,
  captionX: 0,
  captionY: 0,
  /** By what everything is moved. */
  x: 0,
  y: 0,
}

const letters: Record<string, string> = {
  H: 'M0 0V9M6 0V9M0 4.5H6',
  E: 'M6 0H0V9H6M0 4.5H5',
  L: 'M0 0V9H6',
  O: 'M0 0H6V9H0Z',
  F: 'M6 0H0V9M0 4.5H5',
  T: 'M0 0H6M3 0V9',
  I: 'M3 0V9',
  '2': 'M0 0H6V4.5H0V9H6',
  '4': 'M0 0V5H6M5 2V9',
  '-': 'M1 4.5H5',
  ' ': '',
}

export async function drawCard(changes: Partial<typeof card> = {}): Promise<Pixels> {
  const c = { ...card, ...changes }
  const write = (words: string, x: number, y: number, color: string) =>
    `<g stroke="${color}" stroke-width="${c.stroke}" fill="none">${[...words].map((letter, index) => `<path d="${letters[letter]!}" transform="translate(${x + index * 9} ${y})"/>`).join('')}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><rect width="320" height="160" fill="${c.ground}"/><g transform="translate(${c.x} ${c.y})">
    <rect x="20.5" y="16.5" width="280" height="124" rx="14" fill="${c.surface}" stroke="${c.border}"/>
    <rect x="${40 + c.buttonX}" y="${36 + c.buttonY}" width="96" height="40" rx="12" fill="${c.button}"/>
    ${write(c.label, 66 + c.buttonX, 52 + c.buttonY, c.ink)}
    ${write(c.caption, 40 + c.captionX, 104 + c.captionY, c.text)}
    ${write(c.sum, 240, 52, '#f7f4ea')}
    ${c.hasTick ? '<path d="M240 108l5 5 9-10" stroke="#42dd9a" stroke-width="2" fill="none"/>' : ''}
  </g></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
