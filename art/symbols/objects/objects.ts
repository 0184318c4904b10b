import type { Art } from '../../kit/art.ts'

/** Things of a world by name, each drawn around 0, 0 inside a radius of 112 units. */
export type Objects = Readonly<Record<string, (art: Art) => void>>
