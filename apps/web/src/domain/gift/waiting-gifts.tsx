import { useWaitingCount } from './waiting-count.ts'

/** The number of gifts that wait, at the end of a link to them; nothing while there are none. Never over 500, so any language writes it so. */
export function WaitingGifts({ className }: { className?: string }) {
  const count = useWaitingCount()
  return count ? <span className={className}>{count}</span> : null
}
