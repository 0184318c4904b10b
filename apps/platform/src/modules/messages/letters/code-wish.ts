export interface CodeWish {
  code: string
  purpose: 'login' | 'registration' | 'restore'
  /** Where a new password is set, a path of the site or its whole address; of letters of recovery only. */
  link?: string
  /** Whether the contact belongs to an account. Only who reads the letter learns of it. */
  hasAccount: boolean
}
