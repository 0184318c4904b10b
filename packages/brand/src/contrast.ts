// Contrast of two colours as WCAG 2.2 defines it.

/** Red, green, blue from 0 to 255 and opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, opacity: number]

/** Parses `#rrggbb` and `rgb(r g b / a)`, the two formats of tokens. */
export function parseColor(text: string): Color {
  if (text.startsWith('#'))
    return [1, 3, 5].map((start) => parseInt(text.slice(start, start + 2), 16)).concat(1) as unknown as Color
  const [red = 0, green = 0, blue = 0, opacity = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, opacity]
}

/** `color-mix(in srgb, …)`: `share` of one colour, the rest of the other, each by its opacity. */
export function mixColors(one: Color, share: number, other: Color): Color {
  const opacity = one[3] * share + other[3] * (1 - share)
  const mix = (above: number, below: number) =>
    opacity === 0 ? 0 : (above * one[3] * share + below * other[3] * (1 - share)) / opacity
  return [mix(one[0], other[0]), mix(one[1], other[1]), mix(one[2], other[2]), opacity]
}

/** The visible colour of a colour over an opaque ground. */
export function layColor([red, green, blue, opacity]: Color, ground: Color): Color {
  const mix = (above: number, below: number) => above * opacity + below * (1 - opacity)
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1]
}

/** The contrast ratio, from 1 (the same) to 21 (black on white). */
export function contrastOf(one: Color, other: Color): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf([red, green, blue]: Color): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
