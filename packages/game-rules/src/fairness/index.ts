// Commit-reveal: the server shows the hash of its seed before the bet and the seed after it, the player adds a seed of their own.
// Pure and synchronous, so that the verifier's page runs the same code as the server.
export { createDraw, type RoundSeeds } from './draw.ts'
export { hashServerSeed, hmacSha256 } from './hmac.ts'
export { sha256, toHex } from './sha256.ts'
