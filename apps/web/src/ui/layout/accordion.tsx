import { type ReactNode, useId } from 'react'
import styles from './accordion.module.css'
import { Icon } from '../data/icon.tsx'

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[]
  /** As many open as one likes, instead of one at a time. */
  isMultiple?: boolean
  /** The one that is open at first. */
  openIndex?: number
}

/** Questions whose answers open below them; the browser's own, so that its search finds what is closed. */
export function Accordion({ items, isMultiple, openIndex }: AccordionProps) {
  const name = useId()
  return (
    <div className={styles.list}>
      {items.map(({ title, content }, index) => (
        <details
          key={title}
          className={styles.item}
          name={isMultiple ? undefined : name}
          open={index === openIndex}
        >
          <summary>
            <span>{title}</span>
            <Icon name="down" size={18} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
