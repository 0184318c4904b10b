import { Icon, type IconName } from '../data/icon.tsx'
import styles from './timeline.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

type StageState = 'done' | 'now' | 'bad' | 'ahead'

interface TimelineProps {
  stages: readonly { title: string; text?: string; time?: string; state: StageState }[]
  /** Each state in words, since a colour tells nothing to a screen reader. */
  states: Record<StageState, string>
}

const icons: Record<StageState, IconName> = { done: 'check', now: 'clock', bad: 'close', ahead: 'hex' }

/** Stages one after the other: what is done, where it stands now, what is ahead. */
export function Timeline({ stages, states }: TimelineProps) {
  return (
    <ol>
      {stages.map(({ title, text, time, state }, index) => (
        <li
          key={index}
          className={`${styles.item} ${styles[state]}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            <Icon name={icons[state]} size={16} />
          </span>
          <div>
            <b>
              <VisuallyHidden>{states[state]}: </VisuallyHidden>
              {title}
            </b>
            {text}
            {time && <span className={styles.time}>{time}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
