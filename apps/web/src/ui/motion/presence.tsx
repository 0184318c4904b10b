// Lets what was taken away leave in its own time: a child that is gone from `children` stays until its way out has been
// played. One that comes back meanwhile turns round where it is.
import {
  Children,
  type ReactElement,
  type ReactNode,
  createContext,
  isValidElement,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'

type Exit = () => Promise<unknown>

interface Stay {
  /** Off while it leaves. */
  isPresent: boolean
  /** Tells how long the way out takes; gives the way to take that back. */
  addExit: (exit: Exit) => () => void
}

const StayContext = createContext<Stay>({ isPresent: true, addExit: () => () => {} })

/** For what moves on its way out, such as a dialog. Outside a `Presence` it is always present. */
export function useStay(): Stay {
  return use(StayContext)
}

export function Presence({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(children)
  const [shown, setShown] = useState(() => listElements(children))
  if (current !== children) {
    setCurrent(children)
    setShown(keepLeaving(shown, listElements(children)))
  }
  const keys = new Set(listElements(children).map(({ key }) => key))
  const remove = (gone: ReactElement['key']) => setShown((before) => before.filter(({ key }) => key !== gone))
  return shown.map((child) => (
    <Stayer key={child.key} isPresent={keys.has(child.key)} onGone={() => remove(child.key)}>
      {child}
    </Stayer>
  ))
}

function listElements(children: ReactNode): ReactElement[] {
  return Children.toArray(children).filter((child) => isValidElement(child))
}

/** What is present, and between it what was shown and is not present any more, where it stood. */
function keepLeaving(shown: ReactElement[], present: ReactElement[]): ReactElement[] {
  const keys = new Set(present.map(({ key }) => key))
  const wanted = [...present]
  for (const [index, child] of shown.entries()) if (!keys.has(child.key)) wanted.splice(index, 0, child)
  return wanted
}

function Stayer({
  isPresent,
  onGone,
  children,
}: {
  isPresent: boolean
  onGone: () => void
  children: ReactNode
}) {
  const outer = useStay()
  const [exits] = useState(() => new Set<Exit>())
  const handleGone = useEffectEvent(onGone)
  useEffect(() => {
    if (isPresent) return
    let isBack = false
    void Promise.allSettled([...exits].map((exit) => exit())).then(() => {
      if (!isBack) handleGone()
    })
    return () => {
      isBack = true
    }
  }, [isPresent, exits])
  const { isPresent: isOuterPresent, addExit } = outer
  const stay = useMemo(
    () => ({
      isPresent: isPresent && isOuterPresent,
      addExit(exit: Exit) {
        const removeFromOuter = addExit(exit)
        exits.add(exit)
        return () => {
          exits.delete(exit)
          removeFromOuter()
        }
      },
    }),
    [isPresent, isOuterPresent, addExit, exits],
  )
  return <StayContext value={stay}>{children}</StayContext>
}
