import { ProgressBar } from './progress-bar.tsx'
import styles from './milestone-bar.module.css'

interface MilestoneBarProps {
  /** Where one is: `Парус · 6`. */
  label: string
  /** `64 200 / 100 000 опыта`. */
  valueText: string
  percent: number
  /** What is left to the next one. */
  text?: string
  /** Addresses of the badges of this step and of the next; the last step has no next one. */
  image: string
  nextImage?: string
}

/** The way from one badge to the next. */
export function MilestoneBar({ label, valueText, percent, text, image, nextImage }: MilestoneBarProps) {
  return (
    <div className={styles.bar}>
      <img src={image} alt="" width="84" height="84" />
      <div className={styles.middle}>
        <ProgressBar label={label} valueText={valueText} percent={percent} hasHead />
        {text && <span className={styles.text}>{text}</span>}
      </div>
      {nextImage && <img className={styles.next} src={nextImage} alt="" width="84" height="84" />}
    </div>
  )
}
