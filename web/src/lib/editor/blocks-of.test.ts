import type { ContentBlock } from '@foyer/contract/content'
import { Content, maxContentDepth } from '@foyer/contract/content'
import type { JSONContent } from '@tiptap/core'
import { getSchema } from '@tiptap/core'
import { DOMSerializer, DOMParser as HtmlParser } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks-of.ts'
import { cleanPasted, countLostPictures } from './clean-pasted.ts'
import { documentOf } from './document-of.ts'
import { extensions } from './extensions.ts'
import { maxDepth } from './max-depth.ts'

const schema = getSchema(extensions)
const text = (value: string, marks = {}) => [{ type: 'text' as const, text: value, ...marks }]
const paragraph = (value: string): ContentBlock => ({ type: 'paragraph', text: text(value), children: [] })
const file = { hash: 'a'.repeat(64), type: 'image/webp', width: 4, height: 3 }

const every: ContentBlock[] = [
  { type: 'heading', level: 1, text: text('Programme') },
  { type: 'heading', level: 3, text: text('At night') },
  {
    type: 'paragraph',
    text: [
      { type: 'text', text: 'Doors ' },
      { type: 'text', text: 'at\nseven', bold: true, italic: true, strikethrough: true, code: true },
      { type: 'text', text: 'write', link: 'mailto:hello@example.com' },
    ],
    children: [],
  },
  {
    type: 'list',
    items: [
      { text: text('One'), children: [{ type: 'numbered-list', items: [{ text: text('Nested'), children: [] }] }] },
      { text: text('Two'), children: [] },
    ],
  },
  { type: 'quote', text: text('A night'), children: [paragraph('to remember')] },
  { type: 'toggle', text: text('Parking?'), children: [paragraph('Yes'), { type: 'divider' }] },
  { type: 'image', file, alt: 'The hall', caption: [] },
  {
    type: 'image',
    file,
    alt: '',
    caption: [...text('At\nnight, '), ...text('by Kim', { link: 'https://example.com/kim' })],
  },
  { type: 'divider' },
  paragraph('The end'),
]

/** The blocks of what is pasted. */
const pasted = (html: string): ContentBlock[] => {
  const { body } = new DOMParser().parseFromString(cleanPasted(html), 'text/html')
  return blocksOf(HtmlParser.fromSchema(schema).parse(body).toJSON())
}

describe('the document of the editor', () => {
  it('holds every kind of block, and gives the same blocks back, in the same order of fields', () => {
    const document = documentOf(every)
    schema.nodeFromJSON(document).check()
    expect(JSON.stringify(blocksOf(document))).toBe(JSON.stringify(every))
    expect(JSON.stringify(Content.parse(every))).toBe(JSON.stringify(every))
  })

  it('gives no blocks where there is no text', () => {
    const empty: JSONContent[] = [
      { type: 'paragraph' },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: ' ' }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      { type: 'blockquote', content: [{ type: 'paragraph' }] },
      { type: 'toggle', content: [{ type: 'toggleTitle' }, { type: 'paragraph' }] },
    ]
    expect(blocksOf({ type: 'doc', content: empty })).toEqual([])
    expect(blocksOf(documentOf([]))).toEqual([])
  })

  it('moves what is nested too deeply up to the deepest level', () => {
    expect(maxDepth).toBe(maxContentDepth)
    const nest = (levels: number): JSONContent => ({
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: `level ${levels}` }] },
            ...(levels > 1 ? [nest(levels - 1)] : []),
          ],
        },
      ],
    })
    const blocks = blocksOf({ type: 'doc', content: [nest(7)] })
    expect(Content.safeParse(blocks).error).toBeUndefined()
    expect(JSON.stringify(blocks).match(/level \d/g)).toEqual([7, 6, 5, 4, 3, 2, 1].map((level) => `level ${level}`))
  })

  it('keeps the caption of a picture that is copied and pasted, as text', () => {
    const picture = schema.nodeFromJSON(documentOf(every.slice(-3, -2)))
    const copy = document.createElement('div')
    copy.append(DOMSerializer.fromSchema(schema).serializeFragment(picture.content))
    expect(pasted(copy.innerHTML)).toEqual([{ type: 'image', file, alt: '', caption: text('At night, by Kim') }])
  })

  it('drops the characters that the server refuses', () => {
    const odd = { type: 'text', text: 'a\u0000b\u202ec\u2066d\ud800e' }
    const [block] = blocksOf({ type: 'doc', content: [{ type: 'paragraph', content: [odd] }] })
    expect(block).toEqual(paragraph('abcd\ufffde'))
    expect(Content.safeParse([block]).success).toBe(true)
  })
})

describe('what is pasted', () => {
  it('says how many pictures it loses: those that were not uploaded here', () => {
    const uploaded = `<img src="/files/a" data-hash="${file.hash}">`
    const word =
      '<p>Text<!--[if gte vml 1]><v:imagedata src="a.png"/><![endif]--><![if !vml]><img src="file:///a.png"><![endif]></p>'
    expect(
      ['<p>Text about an img</p>', uploaded, word, `${word}${uploaded}<IMG src=x onerror="run()">`].map(
        countLostPictures,
      ),
    ).toEqual([0, 0, 1, 2])
  })

  const word = (level: number, marker: string, item: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>` +
    `${marker}<span>&nbsp; </span></span><![endif]>${item}<o:p></o:p></p>`

  it('from Word keeps headings, formatting, links and lists', () => {
    const html = `<html><head><style><!-- p {margin:0} --></style></head><body><!--StartFragment--><h1>The evening<o:p></o:p></h1>
      <p class=MsoNormal><b>Doors</b> at <i>seven</i>, see <a href="https://example.com/a">the plan</a>.<o:p></o:p></p>
      ${word(1, '·', 'First')}${word(2, '1.', 'Nested')}${word(1, '·', 'Second')}<p>End</p><!--EndFragment--></body></html>`
    expect(pasted(html)).toEqual([
      { type: 'heading', level: 1, text: text('The evening') },
      {
        type: 'paragraph',
        text: [
          ...text('Doors', { bold: true }),
          ...text(' at '),
          ...text('seven', { italic: true }),
          ...text(', see '),
          ...text('the plan', { link: 'https://example.com/a' }),
          ...text('.'),
        ],
        children: [],
      },
      {
        type: 'list',
        items: [
          {
            text: text('First'),
            children: [{ type: 'numbered-list', items: [{ text: text('Nested'), children: [] }] }],
          },
          { text: text('Second'), children: [] },
        ],
      },
      paragraph('End'),
    ])
  })

  it('from Google Docs keeps formatting that is a style, and nested lists', () => {
    const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Programme</span></h2>
      <p><span style="font-weight:700">Bold</span><span> and </span><span style="font-style:italic">italic</span></p>
      <ul><li><p>One</p></li><ul><li><p>Nested</p></li></ul></ul></b>`
    expect(pasted(html)).toEqual([
      { type: 'heading', level: 2, text: text('Programme') },
      {
        type: 'paragraph',
        text: [...text('Bold', { bold: true }), ...text(' and '), ...text('italic', { italic: true })],
        children: [],
      },
      {
        type: 'list',
        items: [{ text: text('One'), children: [{ type: 'list', items: [{ text: text('Nested'), children: [] }] }] }],
      },
    ])
  })

  it('loses scripts, foreign pictures and links that run something', () => {
    const html = `<script>run()</script><img src="https://example.com/a.png" onerror="run()"><object data="x"></object>
      <p onclick="run()">Text <a href="javascript:run()">one</a> <a href=" data:text/html,x">two</a></p><details><summary>Q</summary>A</details>`
    expect(pasted(html)).toEqual([
      paragraph('Text one two'),
      { type: 'toggle', text: text('Q'), children: [paragraph('A')] },
    ])
  })
})
