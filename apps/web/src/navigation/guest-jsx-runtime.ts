// Replaces React's JSX runtime in a build below a base: links and forms of the site get the base.
import { Fragment, jsx as draw, jsxs as drawMany } from 'react/jsx-runtime'
import { addGuestBase } from './guest-address.ts'
import { siteBase } from './site-base.ts'

export { Fragment }
export const jsx: typeof draw = (type, props, key) => draw(type, withBase(type, props), key)
export const jsxs: typeof draw = (type, props, key) => drawMany(type, withBase(type, props), key)

function withBase(type: unknown, props: unknown): unknown {
  const name = type === 'a' ? 'href' : type === 'form' ? 'action' : null
  const address = name && (props as Record<string, unknown>)[name]
  return typeof address === 'string'
    ? { ...(props as object), [name!]: addGuestBase(address, siteBase) }
    : props
}
