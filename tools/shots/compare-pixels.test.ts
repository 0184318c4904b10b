import sharp from 'sharp'
import { expect, test } from 'vitest'
import { comparePixels } from './compare-pixels.ts'
import { type Pixels, shrink } from './picture.ts'
import { type card, drawCard } from './testing/draw-card.ts'

const baseline = await drawCard()

/** A drawing after it was written to a file of that quality. */
async function store({ width, height, data }: Pixels, quality: number): Promise<Pixels> {
  const file = await sharp(data, { raw: { width, height, channels: 3 } })
    .avif({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { width, height, data: await sharp(file).removeAlpha().raw().toBuffer() }
}

const machines: [string, Partial<typeof card>][] = [
  ['the same machine', {}],
  ['letters a third of a pixel to the right', { captionX: 0.33 }],
  ['everything half a pixel further', { x: 0.5, y: 0.5 }],
  ['a line of text rounded to the next pixel', { captionY: 1 }],
  ['letters a fifth bolder', { stroke: 1.68 }],
  ['letters a fifth thinner', { stroke: 1.12 }],
]

const designs: [string, Partial<typeof card>][] = [
  ['a button moved by 4 px to the right', { buttonX: 4 }],
  ['a button moved by 4 px down', { buttonY: 4 }],
  ['a caption moved by 4 px to the right', { captionX: 4 }],
  ['a caption moved by 4 px down', { captionY: 4 }],
  ['a button of another yellow', { button: '#ffb01f' }],
  ['a button that turned green', { button: '#42dd9a' }],
  ['a surface one step lighter', { surface: '#201d2a' }],
  ['a label that is gone', { label: '' }],
  ['a caption that is gone', { caption: '' }],
  ['a letter that is gone', { caption: 'LEFT THE HIL' }],
]

/** Changes that sheets of components show, and those of screens need not. */
const details: [string, Partial<typeof card>][] = [
  ['a caption a quarter dimmer', { text: '#757084' }],
  ['a border that is gone', { border: 'none' }],
  ['a minus sign that is gone', { sum: ' 24' }],
  ['a tick that is gone', { hasTick: false }],
  ['a caption moved by 2 px', { captionY: 2 }],
]

for (const [scale, quality] of [
  [1, 78],
  [2, 60],
] as const) {
  const stored = await store(await shrink(baseline, scale), quality)
  const compare = async (change: Partial<typeof card>) =>
    comparePixels(await shrink(await drawCard(change), scale), stored)

  test.each(machines)(`%s shows the same, at scale 1 : ${scale}`, async (_, change) => {
    expect(await compare(change)).toEqual([])
  })

  test.each(designs)(`%s is seen, at scale 1 : ${scale}`, async (_, change) => {
    expect(await compare(change)).not.toEqual([])
  })
}

test.each(details)('%s is seen', async (_, change) => {
  expect(await comparePixels(await drawCard(change), await store(baseline, 78))).not.toEqual([])
})

test('a difference is named by its position', async () => {
  const areas = await comparePixels(await drawCard({ hasTick: false }), baseline)
  expect(areas).toHaveLength(1)
  const [{ left, top, width, height }] = areas as [(typeof areas)[0] & object]
  expect(left).toBeLessThanOrEqual(240)
  expect(left + width).toBeGreaterThanOrEqual(254)
  expect(top).toBeLessThanOrEqual(103)
  expect(top + height).toBeGreaterThanOrEqual(113)
  expect(width * height).toBeLessThan(60 * 60)
})

test('drawings of different sizes are not compared', async () => {
  await expect(comparePixels(baseline, { width: 1, height: 1, data: Buffer.alloc(3) })).rejects.toThrow(
    '320 × 160 and 1 × 1',
  )
})

test('an artefact of the file is no difference, one in the drawing and the file is', async () => {
  const stored = await store(baseline, 78)
  const changed = await drawCard({ text: '#757084' })
  expect(await comparePixels(changed, stored, baseline)).toEqual([])
  expect(await comparePixels(baseline, stored, changed)).toEqual([])
  expect(await comparePixels(changed, stored, await store(changed, 78))).not.toEqual([])
})
