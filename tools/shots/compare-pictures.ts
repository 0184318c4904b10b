// Changes since a baseline, part by part.
import { comparePixels } from './compare-pixels.ts'
import type { Area } from './find-differences.ts'
import {
  type Part,
  type Picture,
  type Pixels,
  type Shot,
  cutPart,
  isSame,
  layOut,
  shrink,
} from './picture.ts'

export interface Difference {
  /** The part and its difference, as the end of a sentence. */
  says: string
  /** Boxes in the picture that the shots make. */
  areas: Area[]
}

/** By how many pixels the height of a part may differ: another machine may round a line of text the other way. */
const heightPlay = 2

/** Nothing when both show the same. `again` is the baseline as its file would show these shots. */
export async function compareWithBaseline(
  shots: readonly Shot[],
  baseline: Picture,
  again?: Picture,
): Promise<Difference[]> {
  const { parts } = layOut(shots)
  const compared = await Promise.all(
    shots.map(async (shot, index) => {
      const part = parts[index]!
      const before = baseline.parts.find((candidate) => isSame(candidate, part))
      return before
        ? compareShot(shot, { part, baseline, before, again })
        : { says: `${nameOf(part)} is new`, areas: [part] }
    }),
  )
  const gone = baseline.parts.filter((before) => !parts.some((part) => isSame(part, before)))
  return [
    ...compared.filter(({ says }) => says),
    ...gone.map((part) => ({ says: `${nameOf(part)} is gone`, areas: [] })),
  ]
}

interface Compared {
  part: Part
  baseline: Picture
  before: Part
  again: Picture | undefined
}

async function compareShot(shot: Shot, { part, baseline, before, again }: Compared): Promise<Difference> {
  const higher = part.height - before.height
  const size = { width: shot.width, height: Math.min(shot.height, before.height) }
  const top: Pixels = { ...size, data: shot.data.subarray(0, size.width * size.height * 3) }
  const found = await comparePixels(
    await shrink(top, baseline.scale),
    cutPart(baseline, before, size),
    again && cutPart(again, before, size),
  )
  const areas = found.map((area) => enlarge(area, baseline.scale))
  const [first] = areas
  const changes = [
    Math.abs(higher) > heightPlay && `is ${Math.abs(higher)} px ${higher > 0 ? 'higher' : 'lower'}`,
    first &&
      `differs in ${areas.length === 1 ? 'one area' : `${areas.length} areas`}, first ${first.width} × ${first.height} px at ${first.left}, ${first.top}`,
  ].filter(Boolean)
  return {
    says: changes.length > 0 ? `${nameOf(part)} ${changes.join(' and ')}` : '',
    areas: areas.map((area) => ({ ...area, left: part.left + area.left, top: part.top + area.top })),
  }
}

function enlarge({ left, top, width, height }: Area, scale: number): Area {
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale }
}

function nameOf({ name, locale, width }: Part): string {
  return `"${name}" at ${width} px, ${locale},`
}
