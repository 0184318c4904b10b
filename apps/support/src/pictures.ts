// Pictures of messages. They are read as the calls are, by whoever reads the chat, and have an address of this page alone.
import { largestSupportPicture } from '@yanta/contract'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

export interface Pictures {
  /** The address of the picture of a message; null: it can't be read now. */
  load: (number: number) => Promise<string | null>
  forget: () => void
}

export function createPictures(read: (number: number) => Promise<Blob | null>): Pictures {
  const loaded = new Map<number, Promise<string | null>>()
  async function fetchPicture(number: number): Promise<string | null> {
    const blob = await read(number)
    if (!blob) loaded.delete(number)
    return blob && URL.createObjectURL(blob)
  }
  return {
    load(number) {
      const address = loaded.get(number) ?? fetchPicture(number)
      loaded.set(number, address)
      return address
    },
    forget() {
      for (const address of loaded.values())
        void address.then((known) => known !== null && URL.revokeObjectURL(known))
      loaded.clear()
    },
  }
}

/** What the platform would refuse is told before anything is sent. */
export function findRefusal({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (!pictureTypes.includes(type)) return 'invalid_mime_type'
  return size > largestSupportPicture ? 'large_file' : null
}

/** As the calls carry it. */
export function readFile(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    // A file that can't be read any more is sent empty, and refused as such.
    reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.readAsDataURL(file)
  })
}
