/** What the manifest tells of one picture. */
export interface ArtEntry {
  /** Of the content of all its files: a picture that looks different has other addresses. */
  hash: string
  /** Pixels of the file that every browser can show. */
  width: number
  height: number
  /** The format of that file. */
  format: 'webp' | 'svg' | 'png'
  /** Widths of the same picture as AVIF, smallest first. */
  avif?: readonly number[]
}

/** All pictures by name, such as `covers/neon-drive-tall`. */
export type ArtManifest = Record<string, ArtEntry>

/** Files of a picture, relative to the folder of the art; first the one that every browser can show. */
export function listArtFiles(name: string, { hash, width, format, avif = [] }: ArtEntry): string[] {
  const stem = `${name}.${hash}`
  return [
    format === 'webp' ? `${stem}.${width}.webp` : `${stem}.${format}`,
    ...avif.map((each) => `${stem}.${each}.avif`),
  ]
}

/**
 * The address of a picture. Every client can show what lies there; behind `#avif=` stand the widths in which the same picture
 * lies beside it as AVIF: `….360.webp#avif=180,360` promises `….180.avif` and `….360.avif`.
 */
export function buildArtAddress(name: string, entry: ArtEntry): string {
  return `/art/${listArtFiles(name, entry)[0]}${entry.avif ? `#avif=${entry.avif.join()}` : ''}`
}
