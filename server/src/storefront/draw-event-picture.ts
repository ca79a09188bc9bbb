import { fileURLToPath } from 'node:url'
import { markPath } from '@foyer/brand/logo-paths'
import { pdfFonts } from '@foyer/brand/pdf-fonts'
import { light } from '@foyer/brand/tokens'
import type { OverlayOptions, Sharp } from 'sharp'
import { createCache } from '../lib/cache.ts'
import { limitConcurrency } from '../lib/concurrency.ts'
import { cropPicture } from '../lib/crop-picture.ts'
import { fallbackFilesOf } from '../lib/pdf/fallback-fonts.ts'
import type { CoverCrop, EventPicture } from './event-picture.ts'
import { coverCrops, eventPictureSize, eventPictureVersion } from './event-picture.ts'

const { width, height } = eventPictureSize
const margin = 72
const coverHeight = 300

// a picture takes 30 to 150 KB and a quarter of a second; other sites load it once per change
const cache = createCache<Buffer>(8_000_000, ({ length }) => length)
const limited = limitConcurrency(1, 20)

/**
 * Draws the picture of an event for link previews, as JPEG: its cover, if it has one, with the organiser, the title, the
 * date and the place below.
 * @param loadCover reads the cover in a format that sharp reads; undefined when there is none
 * @throws ProblemError `unavailable` when too many pictures are waiting
 */
export const drawEventPicture = (picture: EventPicture, loadCover: LoadCover): Promise<Buffer> =>
  drawnOnce(eventPictureVersion(picture), async () => draw(picture, await loadCover()))

/**
 * Crops the cover of an event around its focus, as JPEG.
 * @returns undefined without a cover
 * @throws ProblemError `unavailable` when too many pictures are waiting
 */
export async function cropEventCover(picture: EventPicture, crop: CoverCrop, loadCover: LoadCover) {
  if (!picture.cover) return undefined
  const bytes = await drawnOnce(`${eventPictureVersion(picture)} ${crop}`, async () => {
    const cover = await loadCover()
    return cover ? cropPicture(cover, { ...focusOf(picture.cover), ...coverCrops[crop] }) : Buffer.alloc(0)
  })
  return bytes.length === 0 ? undefined : bytes
}

type LoadCover = () => Promise<Buffer | undefined>

async function drawnOnce(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cached = cache.get(key)
  if (cached) return cached
  return await limited(async () => {
    const drawn = cache.get(key) ?? (await make())
    cache.set(key, drawn)
    return drawn
  })
}

async function draw(
  { title, organiser, facts, cover: about }: EventPicture,
  cover: Buffer | undefined,
): Promise<Buffer> {
  // loads its 20 MB only in a process that draws pictures
  const { default: sharp } = await import('sharp')
  const top = cover ? coverHeight : 0
  const room = height - top - 2 * margin
  const above = await textOf(organiser, { font: 'text', sizes: [30], color: light.accent, maxHeight: 40 })
  const below = await textOf(facts, { font: 'text', sizes: [32, 26], color: light['ink-secondary'], maxHeight: 90 })
  const maxHeight = room - above.height - below.height - 2 * gap
  const middle = await textOf(title, { font: 'title', sizes: [88, 72, 58, 46, 36], color: light.ink, maxHeight })
  const first = top + margin
  const layers: OverlayOptions[] = [
    { input: markSvg(), left: width - margin - markSize, top: height - margin - markSize },
    { input: above.bytes, left: margin, top: first },
    { input: middle.bytes, left: margin, top: first + above.height + gap },
    { input: below.bytes, left: margin, top: height - margin - below.height },
  ]
  if (cover)
    layers.push({ input: await cropPicture(cover, { ...focusOf(about), width, height: coverHeight }), left: 0, top: 0 })
  return await sharp({ create: { width, height, channels: 3, background: light.page } })
    .composite(layers)
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

const focusOf = (cover: EventPicture['cover']) =>
  cover?.focusX === undefined || cover.focusY === undefined ? {} : { focusX: cover.focusX, focusY: cover.focusY }

const gap = 28
const markSize = 64

const markSvg = () =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${markSize}" height="${markSize}" viewBox="0 0 32 32"><path fill="${light.accent}" fill-rule="evenodd" d="${markPath}"/></svg>`,
  )

interface Typography {
  font: keyof typeof pdfFonts
  /** In pixels, from the one for a short text to the smallest. */
  sizes: number[]
  color: string
  maxHeight: number
}

interface DrawnText {
  bytes: Buffer
  height: number
}

/** Draws a text in the largest size in which it fits. In the smallest one, an ellipsis replaces what does not. */
async function textOf(text: string, { font, sizes, color, maxHeight }: Typography): Promise<DrawnText> {
  // a font without one of the letters would mix two typefaces in a word
  const { file } = pdfFonts[font].covers.test(text) ? pdfFonts[font] : pdfFonts.text
  if (!pdfFonts.text.covers.test(text)) for (const path of fallbackFilesOf(text)) await register(path)
  const draw = (content: string, size: number) => drawText(content, { file, size, color })
  for (const size of sizes) {
    const drawn = await draw(text, size)
    if (drawn.height <= maxHeight) return drawn
  }
  let letters = [...text]
  for (;;) {
    letters = letters.slice(0, Math.floor(letters.length * 0.8))
    const drawn = await draw(`${letters.join('').trimEnd()}…`, sizes.at(-1) ?? 0)
    if (drawn.height <= maxHeight || letters.length === 0) return drawn
  }
}

const registered = new Set<string>()

/** Adds a font to those that sharp takes letters from. A font stays registered for as long as the process lives. */
async function register(path: string): Promise<void> {
  if (registered.has(path)) return
  const { default: sharp } = await import('sharp')
  await sharp({ text: { text: '.', fontfile: path } }).toBuffer()
  registered.add(path)
}

const families: Record<string, string> = {
  'inter-regular.ttf': 'Inter',
  'newsreader-latin.ttf': 'Newsreader 16pt',
}

async function drawText(
  text: string,
  { file, size, color }: { file: string; size: number; color: string },
): Promise<DrawnText> {
  const { default: sharp } = await import('sharp')
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const drawn: Sharp = sharp({
    text: {
      text: `<span foreground="${color}">${escaped}</span>`,
      font: `${families[file]} ${size}`,
      fontfile: fileURLToPath(new URL(`../../../brand/src/fonts/${file}`, import.meta.url)),
      width: width - 2 * margin,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
  return { bytes: data, height: info.height }
}
