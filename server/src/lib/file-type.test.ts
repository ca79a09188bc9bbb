import { describe, expect, it } from 'vitest'
import { picture } from '../test/notion/picture.ts'
import { fileType } from './file-type.ts'
import { pictureSize } from './picture-size.ts'

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex')
const ascii = (text: string) => Buffer.from(text, 'latin1')

const png = picture(12, 7, [0, 0, 0], [255, 255, 255])
const gif = Buffer.concat([ascii('GIF89a'), hex('0500 0300')])
const frame = hex('ffc0 0011 08 0003 0005 03 000000 000000 000000')
const jpeg = Buffer.concat([hex('ffd8 ffe0 0004 0000'), frame])
const turned = Buffer.concat([
  hex('ffd8 ffe1 0022'),
  ascii('Exif\0\0'),
  hex('4d4d 002a 00000008 0001 0112 0003 00000001 0006 0000 00000000'),
  frame,
])
const lossy = Buffer.concat([ascii('RIFF0000WEBPVP8 '), hex('00000000 000000 9d012a 0500 0300')])
const lossless = Buffer.concat([ascii('RIFF0000WEBPVP8L'), hex('00000000 2f 04800000')])
const extended = Buffer.concat([ascii('RIFF0000WEBPVP8X'), hex('00000000 00000000 040000 020000')])
const avif = Buffer.concat([
  hex('00000020'),
  ascii('ftypavif'),
  Buffer.alloc(20),
  ascii('ispe'),
  hex('00000000 00000005 00000003'),
])
const svg = ascii(
  '<?xml version="1.0"?>\n<!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 3"/>',
)

describe('a file', () => {
  it.each<[string, Buffer, string, string | undefined]>([
    ['PNG', png, 'image/png', '12×7'],
    ['GIF', gif, 'image/gif', '5×3'],
    ['JPEG', jpeg, 'image/jpeg', '5×3'],
    ['JPEG of a camera held on its side', turned, 'image/jpeg', '3×5'],
    ['WebP, lossy', lossy, 'image/webp', '5×3'],
    ['WebP, lossless', lossless, 'image/webp', '5×3'],
    ['WebP, extended', extended, 'image/webp', '5×3'],
    ['AVIF', avif, 'image/avif', '5×3'],
    ['SVG', svg, 'image/svg+xml', '5×3'],
    ['SVG with a size', ascii('<svg width="9px" height="4"><script/></svg>'), 'image/svg+xml', '9×4'],
    ['PDF', ascii('%PDF-1.7'), 'application/pdf', undefined],
    ['film', Buffer.concat([hex('00000018'), ascii('ftypisom')]), 'video/mp4', undefined],
    ['sound', Buffer.concat([hex('00000018'), ascii('ftypM4A ')]), 'audio/mp4', undefined],
    ['MP3', ascii('ID3\x04'), 'audio/mpeg', undefined],
    ['page of HTML', ascii('<!doctype html><svg></svg><script>'), 'application/octet-stream', undefined],
    ['text', ascii('hello'), 'application/octet-stream', undefined],
    ['nothing', ascii(''), 'application/octet-stream', undefined],
  ])('is recognised by its content: %s', (_, bytes, type, size) => {
    expect(fileType(bytes)).toBe(type)
    const found = pictureSize(bytes, type)
    expect(found && `${found.width}×${found.height}`).toBe(size)
  })

  it.each([png, gif, jpeg, turned, lossy, lossless, extended, avif, svg])(
    'that is cut off says nothing wrong (%#)',
    (whole) => {
      for (let end = 0; end < whole.length; end++) {
        const part = whole.subarray(0, end)
        expect(() => pictureSize(part, fileType(part))).not.toThrow()
      }
    },
  )
})
