// The one sanitiser: HTML that editors or the platform wrote becomes elements of an allow-list, or nothing. No text of it is ever
// put into the page as HTML.
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

const addresses = ['http', 'https', 'mailto', 'tel', 'viber', 'tg']

const schema: Schema = {
  tagNames: [
    'a', 'b', 'blockquote', 'br', 'code', 'dd', 'del', 'details', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'hr', 'i', 'img', 'li', 'mark', 'ol', 'p', 's',
    'small', 'span', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul',
  ],
  attributes: { '*': ['lang', 'dir'], 'a': ['href', 'title'], 'img': ['src', 'alt', 'width', 'height'], 'ol': ['start'], 'th': ['scope'], 'td': ['colSpan', 'rowSpan'] },
  protocols: { href: addresses, src: ['http', 'https'] },
  // What these hold is no text for readers.
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'textarea', 'xmp', 'plaintext', 'noembed', 'noframes'],
}

/** The HTML as elements, cleaned; links that leave the site open beside it and tell it nothing. */
export function SafeHtml({ html }: { html: string }) {
  const clean = sanitize(fromHtmlIsomorphic(html.slice(0, 200_000), { fragment: true }), schema) as Parameters<typeof toJsxRuntime>[0]
  return toJsxRuntime(clean, { Fragment, jsx, jsxs, components: { a: SafeLink, img: LazyImage } })
}

function SafeLink({ href, children, title }: ComponentProps<'a'>) {
  if (!href) return <span title={title}>{children}</span>
  const isOwn = /^[/#?](?![/\\])/.test(href)
  return isOwn ? <a href={href} title={title}>{children}</a> : <a href={href} title={title} target="_blank" rel="noopener noreferrer nofollow">{children}</a>
}

function LazyImage({ src, alt = '', width, height }: ComponentProps<'img'>) {
  return src ? <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" /> : null
}
