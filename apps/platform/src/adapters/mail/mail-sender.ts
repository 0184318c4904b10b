/** One mail on its way out. */
export interface Mail {
  /** Name and address, such as `Casino <hello@casino.example>`. */
  sender: string
  recipient: string
  subject: string
  body: string
}

/** Hands mails to whoever delivers them. A rejected promise means: try again later. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}
