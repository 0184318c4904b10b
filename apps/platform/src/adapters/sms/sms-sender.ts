/** One text message to be sent. */
export interface Sms {
  /** The same for every try of this message. */
  id: string
  /** With plus. */
  recipient: string
  text: string
}

/** Sends text messages to a gateway. A rejected promise means: try again later. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}
