/** One letter to be sent. */
export interface Mail {
  /** The same for every try of this letter. */
  id: string
  sender: { name: string; address: string }
  recipient: string
  subject: string
  text: string
  /** Null for a text-only letter. */
  html: string | null
}

/** Sends letters to a mail server. A rejected promise means: try again later. */
export interface MailSender {
  send(mail: Mail): Promise<void>
  /** Closes idle connections. */
  close?(): void
}
