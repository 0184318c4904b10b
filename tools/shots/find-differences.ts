// The areas in which enough pixels differ to count, as boxes.
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

const windowSize = 16

/** Boxes around the windows of 16 × 16 pixels in which more than `tolerated` differ; boxes that touch are one. */
export function findDifferences(mask: Uint8Array, width: number, height: number, tolerated: number): Area[] {
  const sums = sumUp(mask, width, height)
  const at = (x: number, y: number) => sums[y * (width + 1) + x]!
  const step = windowSize / 4
  const areas: Area[] = []
  for (let top = 0; top < height; top += step) {
    for (let left = 0; left < width; left += step) {
      const [right, bottom] = [Math.min(width, left + windowSize), Math.min(height, top + windowSize)]
      const count = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
      if (count > tolerated) addArea(areas, { left, top, width: right - left, height: bottom - top })
    }
  }
  return areas
}

/** How many pixels differ above and left of each point. */
function sumUp(mask: Uint8Array, width: number, height: number): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += mask[y * width + x]!
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  }
  return sums
}

function addArea(areas: Area[], area: Area): void {
  let grown = area
  for (let index = areas.length - 1; index >= 0; index -= 1) {
    if (!touches(areas[index]!, grown)) continue
    grown = unite(areas[index]!, grown)
    areas.splice(index, 1)
    index = areas.length
  }
  areas.push(grown)
}

function touches(one: Area, other: Area): boolean {
  return (
    one.left <= other.left + other.width &&
    other.left <= one.left + one.width &&
    one.top <= other.top + other.height &&
    other.top <= one.top + one.height
  )
}

function unite(one: Area, other: Area): Area {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}
