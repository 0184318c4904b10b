import type { CaptchaPuzzle } from '@yanta/contract'

/** The actions protected from bots. */
export type CaptchaAction = 'code' | 'login' | 'registration' | 'restore'

export interface CaptchaQuestion {
  answer: string
  address: string
  action: CaptchaAction
}

/** The installation's captcha. */
export interface Captcha {
  /** Whether the answer is right and not used before. Throws Refusal temporarily_unavailable when the verification service is unreachable. */
  verify(question: CaptchaQuestion): Promise<boolean>
  /** A puzzle for a browser; null for an external captcha service. */
  pose: (() => Promise<CaptchaPuzzle>) | null
}
