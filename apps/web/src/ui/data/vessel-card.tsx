import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import styles from './vessel-card.module.css'
import { type Liquid, Vessel } from '../feedback/vessel.tsx'

interface VesselCardProps {
  title: string
  value: string
  limitText: string
  percent: number
  liquid: Liquid
  /** What a full one brings: a picture and its name. */
  reward: { image: string; name: string }
  /** How much is missing, or the button once it is full. */
  foot: ReactNode
}

/** A flask that fills, with what a full one brings. */
export function VesselCard({ title, value, limitText, percent, liquid, reward, foot }: VesselCardProps) {
  return (
    <article className={joinClasses(styles.card, styles[liquid], percent >= 100 && styles.full)}>
      <div className={styles.vessel}>
        <Vessel label={title} valueText={`${value} / ${limitText}`} percent={percent} liquid={liquid} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <b className={styles.value}>
          {value} <small>/ {limitText}</small>
        </b>
        <div className={styles.reward}>
          <img src={reward.image} alt="" width="44" height="44" loading="lazy" />
          {reward.name}
        </div>
        <div className={styles.foot}>{foot}</div>
      </div>
    </article>
  )
}

interface FillRowProps {
  title: string
  valueText: string
  percent: number
  /** Address of a square picture. */
  image: string
}

/** The same in a line: a picture, a name and a bar. */
export function FillRow({ title, valueText, percent, image }: FillRowProps) {
  return (
    <div className={joinClasses(styles.row, percent >= 100 && styles.fullRow)}>
      <img src={image} alt="" width="46" height="46" loading="lazy" />
      <div>
        <b>{title}</b>
        <ProgressBar
          label={title}
          valueText={valueText}
          percent={percent}
          color={percent >= 100 ? 'green' : 'amber'}
          isThin
        />
        <span>{valueText}</span>
      </div>
    </div>
  )
}
