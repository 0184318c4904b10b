/** Draws brand, studios, levels, avatars, symbols and empty states into `out/` when imported. */
export {}
