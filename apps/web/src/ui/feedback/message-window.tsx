// A talk: who is there, what was said, and where to write. At the lower right of a wide screen, on phones all of it.
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Icon } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './message-window.module.css'

interface MessageWindowProps {
  labels: { window: string; messages: string; minimise: string; close: string }
  /** The face and the words at the head. */
  face?: { image: string; isOnline: boolean }
  title: string
  status: string
  onMinimise: () => void
  onClose: () => void
  /** `MessageBubble` and what else a talk holds. */
  children: ReactNode
  /** Changes with every new message, so that the last one is in sight. */
  lastKey: string
  /** Answers to choose from. */
  suggestions?: ReactNode
  /** The `MessageComposer`, or why nothing can be written. */
  composer: ReactNode
  /** Within the page instead of over it. */
  isInPage?: boolean
}

export function MessageWindow({
  labels,
  face,
  title,
  status,
  onMinimise,
  onClose,
  children,
  lastKey,
  suggestions,
  composer,
  isInPage,
}: MessageWindowProps) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (log.current && lastKey) log.current.scrollTop = log.current.scrollHeight
  }, [lastKey])
  return (
    <section className={joinClasses(styles.window, isInPage && styles.inPage)} aria-label={labels.window}>
      <header className={styles.head}>
        {face && (
          <span className={joinClasses(styles.face, face.isOnline && styles.online)}>
            <img src={face.image} alt="" width="44" height="44" />
          </span>
        )}
        <div className={styles.who}>
          <h2 className={styles.title}>{title}</h2>
          <span>{status}</span>
        </div>
        <IconButton size="small" icon="down" label={labels.minimise} onClick={onMinimise} />
        <IconButton size="small" icon="close" label={labels.close} onClick={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div ref={log} className={styles.log} role="log" aria-label={labels.messages} tabIndex={0}>
        <ul className={styles.list}>{children}</ul>
      </div>
      {suggestions && <div className={styles.suggestions}>{suggestions}</div>}
      <footer className={styles.foot}>{composer}</footer>
    </section>
  )
}

interface MessageComposerProps {
  labels: { text: string; placeholder: string; send: string; attach?: string }
  value: string
  onChange: (value: string) => void
  onSend: () => void
  onAttach?: () => void
  isWaiting?: boolean
}

/** Where a message is written: Enter sends it, Shift and Enter begin a line. */
export function MessageComposer({
  labels,
  value,
  onChange,
  onSend,
  onAttach,
  isWaiting,
}: MessageComposerProps) {
  const canSend = value.trim() !== '' && !isWaiting
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (canSend) onSend()
  }
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <form className={styles.composer} onSubmit={handleSubmit}>
      {onAttach && labels.attach && (
        <IconButton icon="attach" label={labels.attach} className={styles.attach} onClick={onAttach} />
      )}
      <textarea
        className={styles.text}
        rows={1}
        maxLength={1_000}
        aria-label={labels.text}
        placeholder={labels.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label={labels.send}
        disabled={!canSend}
        aria-busy={isWaiting || undefined}
      >
        <Icon name="send" />
      </button>
    </form>
  )
}
