/** The content of a letter, independent of its form. `{brand}` and its forms mean the site's name except in `code`, facts' values and links. */
export interface Letter {
  subject: string
  /** The preview that mailboxes show beside the subject. */
  preview: string
  title: string
  paragraphs: string[]
  code?: string
  /** Details of the event, each with its name. */
  facts?: (readonly [name: string, value: string])[]
  /** `to` is a path of the site. */
  button?: { label: string; to: string }
  /** Small print at the end. */
  small: string[]
}

/** The two forms of a letter, rendered from one description so that they never differ. */
export interface RenderedLetter {
  subject: string
  text: string
  html: string
}
