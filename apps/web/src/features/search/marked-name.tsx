import { markWords } from '@yanta/name-search'
import { Fragment } from 'react'

/** A name with the letters marked that match the search text. */
export function MarkedName({ name, words }: { name: string; words: string }) {
  return markWords(name, words).map(({ text, isMarked }, place) =>
    isMarked ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  )
}
