// What has changed since a baseline was taken, part by part.
import { comparePixels } from './compare-pixels.ts'
import type { Place } from './find-places.ts'
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
  /** The part and what is different about it, as the end of a sentence. */
  says: string
  /** Boxes in the picture that the shots make. */
  places: Place[]
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
        : { says: `${nameOf(part)} is new`, places: [part] }
    }),
  )
  const gone = baseline.parts.filter((before) => !parts.some((part) => isSame(part, before)))
  return [
    ...compared.filter(({ says }) => says),
    ...gone.map((part) => ({ says: `${nameOf(part)} is gone`, places: [] })),
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
  const places = found.map((place) => enlarge(place, baseline.scale))
  const [first] = places
  const changes = [
    Math.abs(higher) > heightPlay && `is ${Math.abs(higher)} px ${higher > 0 ? 'higher' : 'lower'}`,
    first &&
      `differs in ${places.length === 1 ? 'one place' : `${places.length} places`}, first ${first.width} × ${first.height} px at ${first.left}, ${first.top}`,
  ].filter(Boolean)
  return {
    says: changes.length > 0 ? `${nameOf(part)} ${changes.join(' and ')}` : '',
    places: places.map((place) => ({ ...place, left: part.left + place.left, top: part.top + place.top })),
  }
}

function enlarge({ left, top, width, height }: Place, scale: number): Place {
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale }
}

function nameOf({ name, locale, width }: Part): string {
  return `"${name}" at ${width} px, ${locale},`
}
