import { useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './vessel.module.css'

export type Liquid = 'green' | 'amber' | 'violet'

interface VesselProps {
  label: string
  valueText: string
  /** 0 to 100: how high the liquid stands. */
  percent: number
  liquid: Liquid
}

const bottom = 196
const height = 118
/** Where the waves of the surface are out of sight. */
const empty = 224
const glass = 'M62 24v56L22 168c-9 20 2 38 24 38h68c22 0 33-18 24-38L98 80V24z'
const surface = 'c20-9 40-9 60 0s40 9 60 0s30-7 40-4'
const bubbles = [
  [58, 180, 6],
  [84, 168, 4],
  [104, 186, 7],
  [72, 156, 3],
  [92, 150, 5],
  [80, 190, 4],
] as const

/** A flask that fills. */
export function Vessel({ label, valueText, percent, liquid }: VesselProps) {
  const id = useId()
  const value = Math.min(100, Math.max(0, percent))
  const level = value === 0 ? empty : bottom - (height * value) / 100
  return (
    <svg
      viewBox="0 0 160 220"
      className={joinClasses(styles.vessel, styles[liquid])}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <defs>
        <clipPath id={`${id}glass`}>
          <path d={glass} />
        </clipPath>
        <linearGradient id={`${id}liquid`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.light} />
          <stop offset="1" className={styles.deep} />
        </linearGradient>
        <linearGradient id={`${id}shine`} x1="0" x2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".3" stopColor="#fff" stopOpacity=".03" />
          <stop offset=".8" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity=".2" />
        </linearGradient>
      </defs>
      <ellipse cx="80" cy="209" rx="58" ry="9" className={styles.shadow} />
      <g clipPath={`url(#${id}glass)`}>
        <rect width="160" height="220" className={styles.inside} />
        <g className={styles.level} style={{ transform: `translateY(${level}px)` }}>
          <path d={`M0 0${surface}V220H0z`} fill={`url(#${id}liquid)`} />
          <path d={`M0 0${surface}v9c-10-3-20-5-40 4s-40 9-60 0s-40-9-60 0z`} fill="#fff" opacity=".35" />
        </g>
        {bubbles
          .filter(([, y]) => y > level + 8)
          .map(([x, y, radius]) => (
            <circle key={x} cx={x} cy={y} r={radius} fill="#fff" opacity=".3" />
          ))}
        <rect width="160" height="220" fill={`url(#${id}shine)`} />
      </g>
      <path d={glass} className={styles.edge} />
      <path d="M44 150 66 100" className={styles.glint} />
      <rect x="52" y="12" width="56" height="16" rx="8" fill="#c08a4a" />
      <rect x="52" y="12" width="56" height="7" rx="3.5" fill="#e8b878" />
      <rect x="58" y="34" width="44" height="9" rx="4" className={styles.band} />
    </svg>
  )
}
