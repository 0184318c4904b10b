// The platform names the version of its catalogue on its answers. When it changes, what was rendered from the old one goes.

/** Calls `onChange` whenever a version differs from the one before. */
export function watchCatalogueVersion(onChange: () => void): (version: string) => void {
  let known: string | undefined
  return (version) => {
    const isChanged = known !== undefined && known !== version
    known = version
    if (isChanged) onChange()
  }
}
