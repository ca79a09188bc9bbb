import { maxMegapixels } from '@foyer/contract/files'
import type { FieldCode } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Sharp } from 'sharp'
import { limitConcurrency } from './concurrency.ts'
import { fileType } from './file-type.ts'
import { isAnimatedPng, scalableTypes, variantType, whileDecoding } from './picture-variants.ts'

/** A picture to store. */
export interface ReadPicture {
  bytes: Buffer
  type: string
  /** In pixels. */
  width: number
  height: number
}

// each that waits holds its bytes in memory
const limited = limitConcurrency(1, 10)
/** A larger picture is scaled down to this width or height, in pixels: twice the widest variant, for sharp screens. */
const maxSide = 3200
const readableTypes = [...scalableTypes, 'image/gif']

const refused = (code: FieldCode, limit?: number) =>
  new ProblemError('validation', { errors: [fault('body', code, limit)] })

/**
 * Decodes an uploaded picture and encodes it again as WebP, upright, in at most 3200 by 3200 pixels. All but the pixels
 * is lost: metadata such as the place where it was taken, and anything hidden in the file.
 * @param upload the bytes that were sent; their type is detected, not trusted
 * @throws ProblemError `validation` with `picture-unreadable`, `picture-animated` or `picture-too-big`; `unavailable`
 *   while too many others wait
 */
export async function readPicture(upload: Uint8Array): Promise<ReadPicture> {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  if (!readableTypes.includes(fileType(bytes))) throw refused('picture-unreadable')
  if (isAnimatedPng(bytes)) throw refused('picture-animated')
  return await limited(() =>
    whileDecoding(async (sharp) => {
      // the pixels are counted below, from the head of the file: this error of sharp has no code of its own
      const open = () => sharp(bytes, { limitInputPixels: false, failOn: 'error' })
      await refuseByHead(open())
      return await encode(open())
    }),
  )
}

async function refuseByHead(picture: Sharp): Promise<void> {
  const head = await picture.metadata().catch(() => undefined)
  if (!head) throw refused('picture-unreadable')
  if ((head.pages ?? 1) > 1) throw refused('picture-animated')
  if (head.width * head.height > maxMegapixels * 1_000_000) throw refused('picture-too-big', maxMegapixels)
}

async function encode(picture: Sharp): Promise<ReadPicture> {
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, type: variantType, width: info.width, height: info.height }
  } catch {
    throw refused('picture-unreadable')
  }
}
