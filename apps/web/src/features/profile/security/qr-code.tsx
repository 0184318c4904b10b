import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './security.module.css'

/** A QR code. Its text has to be shown beside it as well. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

/** Draws all modules as one path: adjacent ones in a row are one stroke. */
function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 0, ecc: 'M' })
  const strokes = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
  )
  return { size, path: strokes.join('') }
}
