// The platform sends the version of its catalogue with its answers. When it changes, documents of the old one expire.

/** Calls `onChange` whenever a version differs from the one before. */
export function watchCatalogueVersion(onChange: () => void): (version: string) => void {
  let known: string | undefined
  return (version) => {
    const isChanged = known !== undefined && known !== version
    known = version
    if (isChanged) onChange()
  }
}
