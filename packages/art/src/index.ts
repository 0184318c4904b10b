// Where the art is. Files are named by their content, so that browsers may keep them for ever; everything else knows art by a
// name such as `covers/neon-drive-tall`. Data that names art asks an opened collection; code that names it imports the
// addresses of a folder: `import empty from '@yanta/art/empty.json'`.
export { buildArtAddress, listArtFiles, type ArtEntry, type ArtManifest } from './art-entry.ts'
export { artFolder, openArt, type Art } from './open-art.ts'
