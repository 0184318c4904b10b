import { checkNickname } from '@yanta/contract'
import { findNicknameProblem } from '@yanta/contract/field-rules'
import { useEffect, useState } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'

export interface NicknameCheck {
  /** `unknown`: the check failed; choosing the name will tell. */
  state: 'none' | 'checking' | 'free' | 'taken' | 'unknown'
  /** Free names of the last response that had any. */
  suggestions: readonly string[]
}

/** Debounce of typing, in milliseconds. */
const pauseMs = 300

/** Checks whether a nickname is free while it is typed; an empty one checks `own`, the assigned name. */
export function useNicknameCheck(nickname: string, own: string): NicknameCheck {
  const [answer, setAnswer] = useState<{
    of: string
    isFree: boolean | null
    suggestions: readonly string[]
  } | null>(null)
  const isFit = findNicknameProblem(nickname) === null
  const asked = isFit ? nickname : nickname === '' && findNicknameProblem(own) === null ? own : null
  useEffect(() => {
    if (asked === null) return
    let isOver = false
    const timer = setTimeout(
      async () => {
        const result = await browserCall(checkNickname, { params: { nickname: asked } })
        if (!isOver)
          setAnswer((before) => ({
            of: asked,
            isFree: result.ok ? result.value.isFree : null,
            suggestions:
              result.ok && result.value.suggestions.length > 0
                ? result.value.suggestions
                : (before?.suggestions ?? []),
          }))
      },
      nickname === '' ? 0 : pauseMs,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, nickname])
  const suggestions = answer?.suggestions ?? []
  if (!isFit) return { state: 'none', suggestions }
  if (answer?.of !== nickname) return { state: 'checking', suggestions }
  return { state: answer.isFree === null ? 'unknown' : answer.isFree ? 'free' : 'taken', suggestions }
}
