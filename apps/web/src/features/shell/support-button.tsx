import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { unreadStore } from '../../domain/chat/unread.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { findRoute } from '../../navigation/route-table.ts'
import { Icon } from '../../ui/data/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import styles from './support-button.module.css'

/** How long the page rests before the button is back, in milliseconds. */
const restMs = 600

/** The button for support [1.6], with how many of its messages are unread. On phones and on a game's screen the menu has it: nothing covers a game. */
export function SupportButton({ onOpen }: { onOpen: () => void }) {
  const { t, number } = useI18n()
  const { pathname } = useLocation()
  const unread = useStore(unreadStore, ({ count }) => count)
  const isAside = useIsScrollingDown()
  if (findRoute(pathname)?.name === 'gameItem') return null
  return (
    <button
      type="button"
      className={joinClasses(styles.chat, isAside && styles.aside)}
      aria-label={unread > 0 ? t('shell.support.unread', { count: unread }) : t('shell.support.open')}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="chat" size={24} />
      {unread > 0 && <span className={styles.unread}>{number(unread)}</span>}
    </button>
  )
}

/** True while the page is moved down: what is read then is not covered. */
function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false)
  useEffect(() => {
    let before = scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    function follow() {
      setIsDown(scrollY > before)
      before = scrollY
      clearTimeout(timer)
      timer = setTimeout(() => setIsDown(false), restMs)
    }
    addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', follow)
    }
  }, [])
  return isDown
}
