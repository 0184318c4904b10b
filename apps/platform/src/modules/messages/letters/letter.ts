/** What a letter says, whatever form it takes. `{brand}` and its forms stand for the site's name everywhere but in `code`, facts' values and links. */
export interface Letter {
  subject: string
  /** What mailboxes show beside the subject. */
  preview: string
  title: string
  paragraphs: string[]
  code?: string
  /** What happened when and where, each by its name. */
  facts?: (readonly [name: string, value: string])[]
  /** `to` is a path of the site. */
  button?: { label: string; to: string }
  /** Below everything, in small letters. */
  small: string[]
}

/** The only forms a letter may take: both from one description, so that they never say different things. */
export interface RenderedLetter {
  subject: string
  text: string
  html: string
}
