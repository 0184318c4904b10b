import { checkNickname } from '@yanta/contract'
import { findNicknameProblem } from '@yanta/contract/field-rules'
import { useState } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'

export interface NicknameCheck {
  /** `unknown`: the check failed; choosing the name will show it. */
  state: 'none' | 'checking' | 'free' | 'taken' | 'unknown'
  /** Free names of the last response that had any. */
  suggestions: readonly string[]
}

/** Debounce of typing, in milliseconds. */
const pauseMs = 300

/** Checks whether a nickname is free while it is typed; an empty one checks `own`, the assigned name. */
export function useNicknameCheck(nickname: string, own: string): NicknameCheck {
  const isFit = findNicknameProblem(nickname) === null
  const asked = isFit ? nickname : nickname === '' && findNicknameProblem(own) === null ? own : null
  const { value, refusal } = useCall(
    asked,
    (signal) => browserCall(checkNickname, { params: { nickname: asked! } }, { signal }),
    { pauseMs: nickname === '' ? 0 : pauseMs },
  )
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  if (value && value.suggestions.length > 0 && value.suggestions !== suggestions)
    setSuggestions(value.suggestions)
  return { state: findState(), suggestions }

  function findState(): NicknameCheck['state'] {
    if (!isFit) return 'none'
    if (refusal) return 'unknown'
    return value ? (value.isFree ? 'free' : 'taken') : 'checking'
  }
}
