// Sanitises HTML written by people: words and links, no scripts, styles, forms or frames. The site's own sanitiser allows everything
// that this one allows.
import sanitizeHtml, { type IOptions } from 'sanitize-html'

const options: IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'a',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'br',
    'hr',
    'blockquote',
    'code',
    'pre',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['align'],
    td: ['align'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^https?:/i.test(href) && { rel: 'noopener nofollow', target: '_blank' }) },
    }),
  },
}

/** Keeps text, structure and links; pictures only from the site itself. A dropped element leaves its text, scripts and styles leave nothing. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options).trim()
}
