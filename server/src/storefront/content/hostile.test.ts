import { expect, it } from 'vitest'
import { normalise } from '../../lib/notion/normalise.ts'
import type { ReadBlock } from '../../lib/notion/read-block.ts'
import { everyBlock, strangeBlocks } from '../../lib/notion/test/every-block.ts'
import { everyText } from '../../lib/notion/test/every-text.ts'
import { idOf } from '../../lib/notion/test/make.ts'
import { renderContent } from './content.ts'

const hostile = [
  '<script>run()</script>',
  '"><img src=x onerror=run()>',
  "'><svg/onload=run()>",
  '</style><script>run()</script>',
  '</title></textarea></code></pre><iframe src=javascript:run()>',
  '" onmouseover="run()" x="',
  "' autofocus onfocus='run()",
  '<!--><img src=x onerror=run()>-->',
  '<![CDATA[<script>run()</script>]]>',
  '&lt;script&gt;run()&lt;/script&gt;',
  '\u2028<a href="javascript:run()">x</a>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=run()>',
  '{{constructor.constructor("run()")()}}',
  '\\href{javascript:run()}{x}',
  '\\url{javascript:run()}',
  '\\htmlData{x=1}{\\htmlStyle{background:url(javascript:run())}{\\htmlId{"onload=run()}{x}}}',
  '\\includegraphics[alt="onerror=run()"]{javascript:run()}',
  '\\text{</annotation><script>run()</script>}',
  '\\color{red;background:url(//example.com)}x',
  '\\unknown{"><script>run()</script>}',
  'javascript:run()',
  'JaVa\tScRiPt:run()//https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'data:text/html;base64,PHNjcmlwdD5ydW4oKTwvc2NyaXB0Pg==',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?"><script>run()</script>',
  'https://vimeo.com/1/"><script>run()</script>',
  'https://user:run()@example.com/"onclick="run()',
]

/** The fields that determine the structure of a block. The author of the page controls all other fields. */
const structural = new Set([
  'type',
  'object',
  'id',
  'color',
  'list_format',
  'page_id',
  'database_id',
  'block_id',
  'comment_id',
])

/** The same blocks, with `text` in every field that the author controls. */
function filledWith<Value>(value: Value, text: string): Value {
  if (typeof value !== 'object' || value === null) return value
  // `as`: only strings are replaced, by strings
  if (Array.isArray(value)) return value.map((each) => filledWith(each, text)) as Value
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    typeof each === 'string' && !structural.has(name) ? text : filledWith(each, text),
  ])
  return Object.fromEntries(entries) as Value
}

const tags = new Set(
  `p span a strong em s u code pre h2 h3 h4 h5 ul ol li details summary blockquote div hr nav figure figcaption img video
  audio table thead tbody tr th td small time math semantics annotation mrow mi mn mo msup msub mtext mstyle mspace mfrac
  mpadded menclose svg path line`.split(/\s+/),
)
const attributes = new Set(
  `dir lang id class href rel src alt width height loading decoding controls preload aria-label aria-hidden tabindex translate role
  name open start type scope datetime download data-frame data-k xmlns display encoding stretchy mathcolor mathvariant
  scriptlevel displaystyle fence separator lspace rspace`.split(/\s+/),
)
const safeUrl = /^(?:https?:\/\/|mailto:|tel:|#b[0-9a-f-]+$|\/files\/)/

/** The parts of a page that could run a script, or link to one. */
function dangersIn(html: string): string[] {
  const found: string[] = []
  const rest = html.replaceAll(
    /<\/?([a-zA-Z][\w-]*)((?:\s+[\w-]+(?:="[^"<>]*")?)*)\s*\/?>/g,
    (_, tag: string, all: string) => {
      if (!tags.has(tag)) found.push(`<${tag}>`)
      for (const [, name = '', value = ''] of all.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
        if (!attributes.has(name.toLowerCase())) found.push(`${name}=`)
        if (['href', 'src', 'data-frame'].includes(name) && !safeUrl.test(value)) found.push(`${name}="${value}"`)
      }
      return ''
    },
  )
  if (/[<>]/.test(rest)) found.push(rest)
  return found
}

const everything: ReadBlock[] = [everyBlock, strangeBlocks, everyText].flatMap((cases) => Object.values(cases).flat())
const place = { language: 'en', timeZone: 'Europe/Berlin' } as const
const copyOf = () => ({ hash: 'hash', type: 'image/png', name: '"><script>run()</script>' })

it.each(hostile)('a page with %j in every field of every block runs no script', (text) => {
  for (const copies of [copyOf, () => undefined]) {
    const page = { id: idOf(1), title: [], icon: null, cover: null, blocks: filledWith(everything, text) }
    // the preview contains everything that the public page does
    const { html, styles = '', permissions } = renderContent(normalise(page, copies), 'preview', place)
    expect(dangersIn(html)).toEqual([])
    expect(html.length).toBeGreaterThan(10_000)
    expect(styles).toMatch(/^(?:\[data-k="\d+"\]\{(?:[a-z-]+:[-#.\w ]+!important;)+\})*$/)
    for (const frame of permissions?.frames ?? []) expect(frame).toMatch(/^https:\/\/[a-z.-]+$/)
  }
})

it('the check of this test finds scripts', () => {
  expect(dangersIn('<p onclick="run()">x</p>')).toEqual(['onclick='])
  expect(dangersIn('<script src="https://example.com"></script>')).toEqual(['<script>', '<script>'])
  expect(dangersIn('<a href="javascript:run()">x</a>')).toEqual(['href="javascript:run()"'])
  expect(dangersIn('<p>a < b</p>')).toEqual(['a < b'])
})
