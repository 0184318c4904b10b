import type { Ref, RefCallback } from 'react'

/** One ref for several owners of an element: a component that works with its input, and the form that gave it a ref. */
export function joinRefs<Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    const ends = refs.map((ref) => attach(ref, element))
    return () => ends.forEach((end) => end())
  }
}

function attach<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const end = ref(element)
    return typeof end === 'function' ? end : () => ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
