import { type ReactNode, useId } from 'react'
import styles from './accordion.module.css'
import { Icon } from '../data/icon.tsx'

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[]
  /** As many open as one likes, instead of one at a time. */
  isMultiple?: boolean
  /** The one that is open at first. */
  openIndex?: number
  /** Where the titles are headings of the page. */
  heading?: 'h2' | 'h3'
}

/** Questions whose answers open below them; the browser's own, so that its search finds what is closed. */
export function Accordion({ items, isMultiple, openIndex, heading }: AccordionProps) {
  const name = useId()
  const Title = heading ?? 'span'
  return (
    <div className={styles.list}>
      {items.map(({ title, content }, index) => (
        <details
          key={index}
          className={styles.item}
          name={isMultiple ? undefined : name}
          open={index === openIndex}
        >
          <summary>
            <Title>{title}</Title>
            <Icon name="down" size={18} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
