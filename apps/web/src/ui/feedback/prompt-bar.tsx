import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './prompt-bar.module.css'

interface PromptBarProps {
  icon?: IconName
  /** Address of a square picture instead of an icon. */
  image?: string
  title: string
  text: ReactNode
  /** None of them outweighs the others where all answers are equal. */
  actions: ReactNode
  /** At the lower edge of the window, over the page. */
  isFloating?: boolean
}

/** A question that can wait: it stands at the lower edge and takes nothing away. */
export function PromptBar({ icon, image, title, text, actions, isFloating }: PromptBarProps) {
  const id = useId()
  return (
    <section className={joinClasses(styles.bar, isFloating && styles.floating)} aria-labelledby={id}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={26} />
        </span>
      )}
      {image && <img src={image} alt="" width="54" height="54" />}
      <div className={styles.words}>
        <b id={id}>{title}</b>
        {text}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
