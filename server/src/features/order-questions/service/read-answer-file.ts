import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { fileName } from '../../../lib/file.ts'
import { fileType } from '../../../lib/file-type.ts'
import { readPicture } from '../../../lib/picture-upload.ts'

export interface ReadAnswerFile {
  /** As the buyer named it, with the extension of its content. */
  name: string
  content: Buffer
}

/**
 * Reads an uploaded answer: a PDF as it is, a picture decoded and encoded again, without its metadata.
 * @param upload the bytes; their type is detected, the name is not trusted
 * @throws ProblemError `validation` with `file-unreadable` for anything else; `unavailable` while too many others wait
 */
export async function readAnswerFile(upload: Uint8Array, name: string): Promise<ReadAnswerFile> {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  const stem = name.replace(/\.[^.]{1,8}$/, '')
  if (fileType(bytes) === 'application/pdf') return { name: fileName(stem, 'pdf'), content: bytes }
  try {
    return { name: fileName(stem, 'webp'), content: (await readPicture(bytes)).bytes }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'validation') throw error
    throw new ProblemError('validation', { errors: [fault('body', 'file-unreadable')] })
  }
}
