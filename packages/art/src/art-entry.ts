/** The manifest's entry of one picture. */
export interface ArtEntry {
  /** Hash of the content of all its files: a changed picture has new addresses. */
  hash: string
  /** Width in pixels of the file that every browser can show. */
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
 * The address of a picture, whose file every client can show. `#avif=` lists the widths of the AVIF files of the same picture
 * beside it: `….360.webp#avif=180,360` means that `….180.avif` and `….360.avif` exist.
 */
export function buildArtAddress(name: string, entry: ArtEntry): string {
  return `/art/${listArtFiles(name, entry)[0]}${entry.avif ? `#avif=${entry.avif.join()}` : ''}`
}
