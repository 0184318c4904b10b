// How the platform and the art tell a picture: an address that any browser can show, and behind `#avif=` the widths in which the
// same picture lies beside it as AVIF. An address without them, such as one of somebody else's server, is shown as it is.
interface PictureSource {
  shown: string
  /** The AVIF files as a `srcset`. */
  avif?: string
}

export function readPictureSource(source: string): PictureSource {
  const [, stem, width, widths] = /^(.+)\.(\d+)\.webp#avif=([\d,]+)$/.exec(source) ?? []
  if (!stem || !widths) return { shown: source }
  const files = widths.split(',').map((each) => ({ address: `${stem}.${each}.avif`, width: each }))
  return {
    shown: `${stem}.${width}.webp`,
    avif:
      files.length === 1 ? files[0]!.address : files.map((file) => `${file.address} ${file.width}w`).join(),
  }
}
