import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawEventPicture } from './draw-event-picture.ts'

/** The part of its width that the top row of a title has ink in, and the part of its height that the left column has. */
async function edgesOf(title: string): Promise<number[]> {
  const picture = { title, organiser: 'Foyer', facts: '.', cover: undefined }
  const { data, info } = await sharp(await drawEventPicture(picture, async () => undefined))
    // below the organiser, above the facts
    .extract({ left: 60, top: 115, width: 400, height: 250 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ink = [...data].flatMap((luminance, at) =>
    luminance < 140 ? [{ x: at % info.width, y: Math.floor(at / info.width) }] : [],
  )
  const [left, top] = [Math.min(...ink.map(({ x }) => x)), Math.min(...ink.map(({ y }) => y))]
  const width = Math.max(...ink.map(({ x }) => x)) - left
  const height = Math.max(...ink.map(({ y }) => y)) - top
  return [ink.filter(({ y }) => y === top).length / width, ink.filter(({ x }) => x === left).length / height]
}

// Latin has its letters in the fonts of the brand
it.each(['W', 'ل', 'ל', '人', 'स', 'ด', '강', '🎉'])('the title %s is drawn with its letters', async (title) => {
  const [top = 1, left = 1] = await edgesOf(title)
  // the box for a missing glyph has a line along its top and its left
  expect(Math.min(top, left)).toBeLessThan(0.8)
})
