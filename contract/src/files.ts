import { z } from 'zod'

/** The size limit of a picture, in bytes: a phone takes pictures of up to 15 MB. */
export const maxPictureBytes = 20 * 1024 * 1024
/** The limit of a picture in megapixels: a phone takes pictures of 12 to 50. */
export const maxMegapixels = 50
/** How many pictures an event can have. */
export const maxPicturesPerEvent = 200

/** A picture that Foyer has stored. Its address is `/files/{hash}`, that of its smaller copies `/files/{hash}/{width}.webp`. */
export const Picture = z
  .strictObject({
    /** SHA-256, hexadecimal. */
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    /** The media type. */
    type: z
      .string()
      .max(50)
      .regex(/^image\/[a-z0-9.+-]+$/),
    /** In pixels. */
    width: z.int().min(1).max(100_000),
    height: z.int().min(1).max(100_000),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof Picture>
