import type { ReactNode } from 'react'
import styles from './scene.module.css'

interface SceneProps {
  title: string
  tags?: ReactNode
  text?: ReactNode
  /** A picture, blurred behind everything. */
  art: ReactNode
  /** At the end of the heading, such as a countdown. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page with a world of its own behind it. */
export function Scene({ title, tags, text, art, aside, children }: SceneProps) {
  return (
    <section className={styles.scene}>
      <div className={styles.art}>{art}</div>
      <div className={styles.head}>
        <div>
          {tags && <div className={styles.tags}>{tags}</div>}
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** A head in the colours of greeting: a picture, words and two or three numbers. */
export function ColourHead({
  title,
  tags,
  text,
  image,
  numbers,
}: Pick<SceneProps, 'title' | 'tags' | 'text'> & {
  image: string
  numbers: readonly { name: string; value: string }[]
}) {
  return (
    <section className={styles.colour}>
      <img src={image} alt="" width="150" height="150" />
      <div className={styles.colourWords}>
        {tags && <div className={styles.tags}>{tags}</div>}
        <h1 className={styles.title}>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      <dl className={styles.numbers}>
        {numbers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
