// Addresses of the art. Files are named by a hash of their content, so that browsers may cache them for ever; other code refers to
// art by a name such as `covers/neon-drive-tall`. Names in data are resolved by `openArt`; code imports the addresses of a
// folder: `import empty from '@yanta/art/empty.json'`.
export { buildArtAddress, listArtFiles, type ArtEntry, type ArtManifest } from './art-entry.ts'
export { artFolder, openArt, type Art } from './open-art.ts'
