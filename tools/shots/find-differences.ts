// Where enough pixels differ to count, as boxes a person can look at.
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

const windowSize = 16

/** Boxes around the windows of 16 × 16 pixels in which more than `tolerated` differ; boxes that touch are one. */
export function findPlaces(mask: Uint8Array, width: number, height: number, tolerated: number): Place[] {
  const sums = sumUp(mask, width, height)
  const at = (x: number, y: number) => sums[y * (width + 1) + x]!
  const step = windowSize / 4
  const places: Place[] = []
  for (let top = 0; top < height; top += step) {
    for (let left = 0; left < width; left += step) {
      const [right, bottom] = [Math.min(width, left + windowSize), Math.min(height, top + windowSize)]
      const count = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
      if (count > tolerated) addPlace(places, { left, top, width: right - left, height: bottom - top })
    }
  }
  return places
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

function addPlace(places: Place[], place: Place): void {
  let grown = place
  for (let index = places.length - 1; index >= 0; index -= 1) {
    if (!touches(places[index]!, grown)) continue
    grown = unite(places[index]!, grown)
    places.splice(index, 1)
    index = places.length
  }
  places.push(grown)
}

function touches(one: Place, other: Place): boolean {
  return (
    one.left <= other.left + other.width &&
    other.left <= one.left + one.width &&
    one.top <= other.top + other.height &&
    other.top <= one.top + one.height
  )
}

function unite(one: Place, other: Place): Place {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}
