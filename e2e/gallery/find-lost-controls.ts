// Finds controls that are invisible in forced colours, by pixels, not by styles.
import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf } from '../../packages/brand/src/contrast.ts'
import { type Area, type Control, findArea, focus, listControls, turnOn } from './controls.ts'

/** How many pixels have to stand out for something to be seen: a small icon, a ring of focus, a tick. */
const enough = { control: 16, focus: 40, state: 8 }

/** What cannot be seen of the controls of the story that is shown, of each kind that is not yet among the `known`. */
export async function findLostControls(
  page: Page,
  session: CDPSession,
  known: Set<string>,
): Promise<string[]> {
  // From now on the browser draws the focus, as it does for someone at the keyboard.
  await page.keyboard.press('Shift')
  const problems: string[] = []
  for (const control of await listControls(page)) {
    if (known.has(control.kind)) continue
    known.add(control.kind)
    problems.push(...(await examine(page, session, control)).map((lack) => `${control.name} ${lack}`))
  }
  return problems
}

async function examine(page: Page, session: CDPSession, control: Control): Promise<string[]> {
  await focus(page, null)
  const area = await findArea(page, control)
  if (!area) return []
  const calm = await look(session, area)
  const lacks: string[] = []
  if (countContrast(calm) < enough.control) lacks.push('cannot be seen')
  if (control.isField && !area.isFramed) lacks.push('has no edge')
  await focus(page, control)
  if (!(await changes(session, area, calm, enough.focus))) lacks.push('does not show the focus')
  await focus(page, null)
  if (control.hasState && (await turnOn(page, control))) {
    await focus(page, null)
    if (!(await changes(session, area, calm, enough.state))) lacks.push('looks the same on and off')
  }
  return lacks
}

/** Whether an area comes to look different from before, in so many pixels. */
async function changes(session: CDPSession, area: Area, before: Buffer, pixels: number): Promise<boolean> {
  for (let turn = 0; turn < 5; turn += 1) {
    if (countChanges(before, await look(session, area)) >= pixels) return true
    await new Promise((resolve) => {
      setTimeout(resolve, 60)
    })
  }
  return false
}

async function look(session: CDPSession, { x, y, width, height }: Area): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x, y, width, height, scale: 1 },
  })
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
}

/** How many pixels stand out from the ground, which is what most of them show. */
function countContrast(pixels: Buffer): number {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.readUIntBE(at, 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const [[ground]] = [...counts].toSorted((one, other) => other[1] - one[1]) as [[number, number]]
  const split = (color: number) => [color >> 16, (color >> 8) & 255, color & 255, 1] as const
  return [...counts].reduce(
    (sum, [color, count]) => (contrastOf(split(color), split(ground)) >= 3 ? sum + count : sum),
    0,
  )
}

function countChanges(one: Buffer, other: Buffer): number {
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    if (
      Math.max(
        Math.abs(one[at]! - other[at]!),
        Math.abs(one[at + 1]! - other[at + 1]!),
        Math.abs(one[at + 2]! - other[at + 2]!),
      ) > 64
    )
      count += 1
  }
  return count
}
