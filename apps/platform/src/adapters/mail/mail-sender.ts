/** One letter on its way out. */
export interface Mail {
  /** The same for every try of this letter. */
  id: string
  sender: { name: string; address: string }
  recipient: string
  subject: string
  text: string
  /** Null where there is only text. */
  html: string | null
}

/** Hands letters to whoever delivers them. A rejected promise means: try again later. */
export interface MailSender {
  send(mail: Mail): Promise<void>
  /** Ends what is kept open between letters. */
  close?(): void
}
