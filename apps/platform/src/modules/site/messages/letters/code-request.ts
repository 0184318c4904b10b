export interface CodeLetter {
  code: string
  purpose: 'login' | 'registration' | 'restore' | 'contact' | 'payout'
  /** The address for setting a new password, a path of the site or absolute; only in recovery letters. */
  link?: string
  /** Whether the contact belongs to an account. Revealed only to the reader of the letter. */
  hasAccount: boolean
}
