// Keeps what was fetched as a file on the player's device.

/** Longer than a browser takes to begin. */
const keptMs = 60_000

/** Offers a file as a download. */
export function saveFile({ name, type, content }: { name: string; type: string; content: BlobPart }): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
