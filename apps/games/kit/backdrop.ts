function pictureOf(addresses: Readonly<Record<string, string>>, name: string): string {
  const [, stem, width] = /^(.+)\.(\d+)\.webp/.exec(addresses[name] ?? '') ?? []
  return `image-set(url("${stem}.${width}.avif") type("image/avif"), url("${stem}.${width}.webp") type("image/webp"))`
}

/** Sets the backdrop of a look behind the game, from the art addresses. Through the style object, which a strict content policy allows. */
export function applyBackdrop(
  root: HTMLElement,
  addresses: Readonly<Record<string, string>>,
  look: string,
): void {
  root.style.setProperty('--backdrop-wide', pictureOf(addresses, `${look}-wide`))
  root.style.setProperty('--backdrop-tall', pictureOf(addresses, `${look}-tall`))
}
