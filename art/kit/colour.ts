// Colours are six-digit hex strings everywhere in the drawings.

function channels(colour: string): [number, number, number] {
  const digits = colour.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [Number.parseInt(full.slice(0, 2), 16), Number.parseInt(full.slice(2, 4), 16), Number.parseInt(full.slice(4, 6), 16)]
}

function toHex(values: readonly number[]): string {
  return `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** `from` at 0, `to` at 1; what lies outside of that is clamped by channel. */
export function mix(from: string, to: string, share: number): string {
  const [red, green, blue] = channels(from)
  const [toRed, toGreen, toBlue] = channels(to)
  return toHex([red + (toRed - red) * share, green + (toGreen - green) * share, blue + (toBlue - blue) * share])
}

/** Towards white. */
export function light(colour: string, share: number): string {
  return mix(colour, '#ffffff', share)
}

/** Towards the ink of the site, which keeps shadows of all pictures related. */
export function dark(colour: string, share: number): string {
  return mix(colour, '#07040f', share)
}

/** From hue (degrees), saturation and lightness (percent). */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const turn = ((hue % 360) + 360) % 360
  const l = lightness / 100
  const chroma = (saturation / 100) * Math.min(l, 1 - l)
  const channel = (offset: number): number => {
    const k = (offset + turn / 30) % 12
    return 255 * (l - chroma * Math.max(-1, Math.min(k - 3, Math.min(9 - k, 1))))
  }
  return toHex([channel(0), channel(8), channel(4)])
}

/** Relative luminance of WCAG 2, 0 for black to 1 for white. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}
