import { type BrandDrawing, getBrand } from './brand.ts'

interface MarkProps {
  /** In pixels; the width follows from the drawing. */
  height: number
  className?: string
  /** Empty where the surrounding element already names the brand. */
  alt?: string
  isLazy?: boolean
}

/** Symbol and name of the brand, for dark backgrounds. */
export function BrandLockup(props: MarkProps) {
  return <Mark drawing={getBrand().lockup} {...props} />
}

/** The symbol alone, for where the name does not fit. */
export function BrandSymbol(props: MarkProps) {
  return <Mark drawing={getBrand().symbol} {...props} />
}

function Mark({
  drawing: { address, width, height: ownHeight },
  height,
  className,
  alt = '',
  isLazy,
}: MarkProps & { drawing: BrandDrawing }) {
  const wide = Math.round((width / ownHeight) * height)
  return (
    <img
      className={className}
      src={address}
      alt={alt}
      width={wide}
      height={height}
      {...(isLazy ? { loading: 'lazy' } : { fetchPriority: 'low' })}
    />
  )
}
