import type { CaptchaPuzzle } from '@yanta/contract'

/** What people are told from programs for. */
export type CaptchaDeed = 'code' | 'login' | 'registration' | 'restore'

export interface CaptchaQuestion {
  answer: string
  address: string
  deed: CaptchaDeed
}

/** The way of this installation to tell people from programs. */
export interface Captcha {
  /** Whether the answer is right and given for the first time. Throws Refusal temporarily_unavailable when nobody can say. */
  judge(question: CaptchaQuestion): Promise<boolean>
  /** A puzzle for a browser; null where somebody else asks. */
  pose: (() => Promise<CaptchaPuzzle>) | null
}
