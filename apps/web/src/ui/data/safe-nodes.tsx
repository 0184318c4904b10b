import type { SafeNode } from '@yanta/html'
import { type ComponentProps, type ReactNode, createElement } from 'react'

/** Cleaned text as elements; links that leave the site open beside it and tell it nothing. */
export function SafeNodes({ nodes }: { nodes: readonly SafeNode[] }) {
  return drawNodes(nodes)
}

function drawNodes(nodes: readonly SafeNode[]): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const [tag, attributes, children] = node
    const inside = children.length > 0 ? drawNodes(children) : undefined
    if (tag === 'a')
      return (
        <SafeLink key={index} {...attributes}>
          {inside}
        </SafeLink>
      )
    if (tag === 'img') return <LazyImage key={index} {...attributes} />
    return createElement(tag, { ...attributes, key: index }, inside)
  })
}

function SafeLink({ href, children, title }: ComponentProps<'a'>) {
  if (!href) return <span title={title}>{children}</span>
  const isOwn = /^[/#?](?![/\\])/.test(href)
  return isOwn ? (
    <a href={href} title={title}>
      {children}
    </a>
  ) : (
    <a href={href} title={title} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}

function LazyImage({ src, alt = '', width, height }: ComponentProps<'img'>) {
  return src ? (
    <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  ) : null
}
