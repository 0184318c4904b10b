/**
 * For a form that moves the focus by an answer: it may have taken long.
 * @returns whether the focus is still where it is now, or nowhere; whoever has gone on to another field stays there
 */
export function rememberFocus(): () => boolean {
  const { activeElement: before } = document
  return () => {
    const { activeElement, body } = document
    return activeElement === null || activeElement === body || activeElement === before
  }
}
