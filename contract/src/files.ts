import { z } from 'zod'

/** The size limit of a picture, in bytes: a phone takes pictures of up to 15 MB. */
export const maxPictureBytes = 20 * 1024 * 1024
/** The limit of a picture in megapixels: a phone takes pictures of 12 to 50. */
export const maxMegapixels = 50
/** The limit of a picture's width and height, in pixels: the widest panorama of a phone has about 16,000. */
export const maxPictureSide = 20_000
/** The largest zoom of a cropped picture, in percent. */
export const maxPictureZoom = 400
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

const integer = () => z.coerce.number<number | string>().int()

/** The square part of a picture that is kept: by default the largest one in the middle. */
export const PictureCrop = z.strictObject({
  /** Where the square lies: 0 is as far left as it goes, 100 as far right. In percent; so is `y`, from the top. */
  x: integer().min(0).max(100).default(50),
  y: integer().min(0).max(100).default(50),
  /** How much larger the picture is than at the largest square, in percent. */
  zoom: integer().min(100).max(maxPictureZoom).default(100),
})
export type PictureCrop = z.output<typeof PictureCrop>

/** The address of a picture that was stored: `/files/{hash}`. */
export const StoredPicture = z.object({ hash: z.string() }).meta({ id: 'StoredPicture' })
