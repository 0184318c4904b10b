// Size of a drawing, read from its first bytes.
export interface Measures {
  width: number
  height: number
}

/** Size of an SVG, by its viewBox or its width and height. */
export function measureSvg(svg: string): Measures | null {
  const [tag = ''] = /<svg[^>]*>/.exec(svg) ?? []
  const box = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(tag)
  const sides = box ?? /^(?=.*\swidth="([\d.]+)(?:px)?")(?=.*\sheight="([\d.]+)(?:px)?")/.exec(tag)
  const [width, height] = [Number(sides?.[1]), Number(sides?.[2])]
  return width > 0 && height > 0 ? { width, height } : null
}

export function measurePng(png: Buffer): Measures | null {
  if (png.length < 24 || png.toString('latin1', 1, 4) !== 'PNG') return null
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}
