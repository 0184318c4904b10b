// Art comes as two files per picture, AVIF and WebP; the address names neither.
interface PictureProps {
  /** Address without extension. */
  source: string
  /** Another cut for screens up to `narrowWidth` pixels. */
  narrow?: string
  narrowWidth?: number
  alt: string
  width: number
  height: number
  className?: string
  /** Widths it is also drawn at, as `<source>-<width>`; the browser takes what `sizes` and its screen ask for. */
  otherWidths?: readonly number[]
  sizes?: string
  /** The largest picture of the first screen; all others wait until they come near. */
  isFirst?: boolean
}

export function Picture({ source, narrow, narrowWidth = 754, alt, width, height, className, otherWidths = [], sizes, isFirst }: PictureProps) {
  const media = `(max-width: ${narrowWidth}px)`
  const single = `${source}.avif`
  const choice = otherWidths.map((other) => `${source}-${other}.avif ${other}w`)
  return (
    <picture>
      {narrow && <source media={media} type="image/avif" srcSet={`${narrow}.avif`} />}
      {narrow && <source media={media} type="image/webp" srcSet={`${narrow}.webp`} />}
      <source type="image/avif" srcSet={choice.length > 0 ? [...choice, `${single} ${width}w`].join(', ') : single} sizes={sizes} />
      <img
        src={`${source}.webp`} alt={alt} width={width} height={height} className={className} decoding="async"
        loading={isFirst ? undefined : 'lazy'} fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  )
}
