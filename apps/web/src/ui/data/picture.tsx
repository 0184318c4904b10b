// Art comes as AVIF in several widths, and as one WebP for browsers without AVIF.
import { readPictureSource } from './picture-source.ts'

interface PictureProps {
  /** Address of a picture, as the platform and the art tell it. */
  source: string
  /** Another cut for screens up to `narrowWidth` pixels. */
  narrow?: string
  narrowWidth?: number
  alt: string
  width: number
  height: number
  className?: string
  /** What it takes of the window; the browser chooses among the widths it is drawn at. */
  sizes?: string
  /** The largest picture of the first screen; all others wait until they come near. False for one that comes near unseen, in its turn after it. */
  isFirst?: boolean
}

export function Picture({
  source,
  narrow,
  narrowWidth = 754,
  alt,
  width,
  height,
  className,
  sizes,
  isFirst,
}: PictureProps) {
  const { shown, avif } = readPictureSource(source)
  const narrowSource = narrow ? readPictureSource(narrow) : undefined
  const media = `(max-width: ${narrowWidth}px)`
  return (
    <picture>
      {narrowSource?.avif && <source media={media} type="image/avif" srcSet={narrowSource.avif} />}
      {narrowSource && <source media={media} srcSet={narrowSource.shown} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={shown}
        alt={alt}
        width={width}
        height={height}
        className={className}
        decoding="async"
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst === undefined ? undefined : isFirst ? 'high' : 'low'}
      />
    </picture>
  )
}
