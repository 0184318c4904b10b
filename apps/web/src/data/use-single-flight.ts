import { useRef, useState } from 'react'

interface SingleFlight<Name extends string> {
  /** The name of the action under way, for what is drawn; null while there is none. */
  underWay: Name | null
  /** True from the moment an action begins, before anything is drawn. */
  isBusy: () => boolean
  /** Runs an action; does nothing and answers undefined while another one is under way. One that fails does not stay under way. */
  run: <Result>(name: Name, action: () => Promise<Result>) => Promise<Result | undefined>
}

/** One action at a time, however often its buttons are pressed [4.55]. */
export function useSingleFlight<Name extends string = string>(): SingleFlight<Name> {
  const current = useRef<Name | null>(null)
  const [underWay, setUnderWay] = useState<Name | null>(null)
  return {
    underWay,
    isBusy: () => current.current !== null,
    async run(name, action) {
      if (current.current !== null) return undefined
      current.current = name
      setUnderWay(name)
      try {
        return await action()
      } finally {
        current.current = null
        setUnderWay(null)
      }
    },
  }
}
