/** One text message on its way out. */
export interface Sms {
  /** The same for every try of this message. */
  id: string
  /** With plus. */
  recipient: string
  text: string
}

/** Hands text messages to whoever delivers them. A rejected promise means: try again later. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}
