// Data of a screen as a document holds it: one text, where the router would write each field of each game as a reference.
import { useLoaderData } from 'react-router'

/** `packed` is JSON of the data. */
export interface PackedScreen {
  packed: string
}

const opened = new WeakMap<object, object>()
const packedBefore = new WeakMap<object, PackedScreen>()

/** On the server. The same data gives the same text. */
export function packScreen(data: object): PackedScreen {
  const known = packedBefore.get(data)
  if (known) return known
  const packed = { packed: JSON.stringify(data) }
  packedBefore.set(data, packed)
  // Rendering need not parse its own text.
  opened.set(packed, data)
  return packed
}

/** Data of a document, or of a navigation, which is not packed. The same data gives the same object. */
export function openScreen(data: object): object {
  if (!('packed' in data)) return data
  const known = opened.get(data)
  if (known) return known
  const found = JSON.parse((data as PackedScreen).packed) as object
  opened.set(data, found)
  return found
}

/** The data of this route, whose `loader` packs it and whose `clientLoader` has this type. */
export function useScreenData<Loader extends (...args: never) => Promise<object>>(): Awaited<
  ReturnType<Loader>
> {
  return openScreen(useLoaderData() as object) as Awaited<ReturnType<Loader>>
}
