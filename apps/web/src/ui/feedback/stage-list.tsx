import { Icon } from '../data/icon.tsx'
import styles from './stage-list.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

type StageState = 'past' | 'now' | 'ahead'

interface StageListProps {
  label: string
  stages: readonly { title: string; detail?: string; state: StageState }[]
  /** Each state in words. */
  states: Record<StageState, string>
}

/** Stages side by side: what is over, what runs, what comes. */
export function StageList({ label, stages, states }: StageListProps) {
  return (
    <ol className={styles.stages} aria-label={label}>
      {stages.map(({ title, detail, state }, index) => (
        <li key={title} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {state === 'past' ? <Icon name="check" size={18} /> : index + 1}
          </span>
          <div>
            <b>
              <VisuallyHidden>{states[state]}: </VisuallyHidden>
              {title}
            </b>
            {detail && <span>{detail}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
