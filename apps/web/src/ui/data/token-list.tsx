import styles from './token-list.module.css'

interface TokenListProps {
  label: string
  tokens: readonly string[]
  /** How many there are beside these. */
  more?: string
}

/** Short signs of one kind, such as numbers of tickets. */
export function TokenList({ label, tokens, more }: TokenListProps) {
  return (
    <ul className={styles.tokens} aria-label={label}>
      {tokens.map((token) => (
        <li key={token}>{token}</li>
      ))}
      {more && <li className={styles.more}>{more}</li>}
    </ul>
  )
}
