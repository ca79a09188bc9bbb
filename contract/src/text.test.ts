import { describe, expect, it } from 'vitest'
import { line, paragraph } from './text.ts'

describe('a line of text', () => {
  const name = line(20)

  it.each([
    'Sommerfest',
    'Été à Genève',
    'مهرجان \u200f الصيف',
    '🎭 Foyer',
    '<b>bold</b>',
    '👨‍👩‍👧 Familie',
    "O'Brien; drop table",
  ])('takes %j as it is', (text) => {
    expect(name.parse(text)).toBe(text)
  })

  it('is trimmed', () => {
    expect(name.parse('  Sommerfest ')).toBe('Sommerfest')
  })

  it.each(['a\u0000b', 'a\u0007b', 'a\u009fb', 'a\u202eb', 'a\u2066b', 'a\nb', 'a\tb', 'a\u2028b', 'a\ud800b'])(
    'refuses %j',
    (text) => {
      expect(name.safeParse(text).error?.issues[0]).toMatchObject({ params: { code: 'control-characters' } })
    },
  )

  it.each(['\u200b', '\u2800', '\u00ad\u2060', '\u3164', '\u200e \u200f'])(
    'refuses %j, of which nothing can be seen',
    (text) => {
      expect(name.safeParse(text).error?.issues[0]).toMatchObject({ params: { code: 'control-characters' } })
      expect(name.parse('')).toBe('')
    },
  )

  it('may not be longer than it is meant to be', () => {
    expect(name.safeParse('x'.repeat(21)).success).toBe(false)
  })
})

it('a paragraph may have several lines', () => {
  expect(paragraph(20).parse('Hof 1\n10115 Berlin')).toBe('Hof 1\n10115 Berlin')
  expect(paragraph(20).safeParse('a\u202eb').success).toBe(false)
})
