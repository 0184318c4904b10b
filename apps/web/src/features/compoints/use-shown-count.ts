import { type RefObject, useState } from 'react'
import { useEndNear } from '../../ui/use-end-near.ts'

const step = 40
/** [9.15]. */
const nearEnd = '0px 0px 500px 0px'

interface ShownCount {
  count: number
  /** The foot of the list: more is shown when it comes near. */
  end: RefObject<HTMLDivElement | null>
  showMore: () => void
}

/**
 * How many of a long list are drawn.
 * @param key names the list: another one begins anew
 */
export function useShownCount(key: string, total: number): ShownCount {
  const [shown, setShown] = useState({ key, count: step })
  const count = Math.min(total, shown.key === key ? shown.count : step)
  const showMore = () => setShown({ key, count: count + step })
  const end = useEndNear<HTMLDivElement>(true, showMore, {
    margin: nearEnd,
    turn: `${key} ${count} ${total}`,
  })
  return { count, end, showMore }
}
