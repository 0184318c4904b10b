// What a file must be before it is sent, by its content and the platform's own numbers [5.17], [9.23].
import { largestPicture, mostPicturePixels } from '@yanta/contract'
import { findPictureType, readPictureSize } from './picture-header.ts'

/** The refusals that the platform would answer [8.35]. */
export type PictureProblem =
  | 'large_file'
  | 'invalid_mime_type'
  | 'document_does_not_meet_requirements'
  | 'unable_to_process_verification'

export async function findPictureProblem(file: Blob): Promise<PictureProblem | null> {
  // A file of 32 MB and more is not read.
  if (file.size >= largestPicture) return 'large_file'
  const content = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  )
  if (!content) return 'unable_to_process_verification'
  const type = findPictureType(content)
  if (!type) return 'invalid_mime_type'
  const size = readPictureSize(content, type)
  if (!size || size.width === 0 || size.height === 0) return 'unable_to_process_verification'
  return size.width * size.height > mostPicturePixels ? 'document_does_not_meet_requirements' : null
}
