// The 5×3 slot: 20 lines, wilds, scatters, free spins. Pure: the same stops give the same round in the server, the page and a test.
export * from './model.ts'
