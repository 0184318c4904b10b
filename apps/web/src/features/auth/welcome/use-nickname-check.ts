import { checkNickname } from '@yanta/contract'
import { findNicknameProblem } from '@yanta/contract/field-rules'
import { useEffect, useState } from 'react'
import { browserCall } from '../../../api/browser-call.ts'

export interface NicknameCheck {
  /** `unknown`: nobody could say, and choosing it will tell. */
  state: 'none' | 'checking' | 'free' | 'taken' | 'unknown'
  /** Names that are free, as long as the last answer had any. */
  suggestions: readonly string[]
}

/** Long enough for the next letter of someone who types. */
const pauseMs = 300

/** Whether a nickname is free, while it is typed. `own` is the name the platform gave, for which it knows others. */
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
