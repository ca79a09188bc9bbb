import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digestOf } from './page-digest.ts'

const html = 'text/html; charset=utf-8'

async function* cut(page: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < page.length; at += size) yield page.subarray(at, at + size)
}

const digest = (page: string, contentType = html, size = 7) => digestOf(cut(Buffer.from(page), size), contentType)

const page = `<!doctype html><html lang="de"><head><meta charset="utf-8">
  <title>Hof &amp; Konzert &ndash; f&uuml;r alle &#128522;</title>
  <style>p { color: red }</style></head>
  <body><!-- built at 12:03 --><p class="a > b">Every <b>Friday</b>, 1 < 2</p>
  <script>token = "x81</b>"</script><svg><title>no title</title></svg></body></html>`

describe('a page', () => {
  it('has its title, with entities decoded', async () => {
    expect((await digest(page)).title).toBe('Hof & Konzert – für alle 😊')
    expect(await digest('<p>none</p>')).not.toHaveProperty('title')
    expect((await digest('<TITLE lang=de>\u202EA\n B\u0000 &#0;C</TITLE><title>D</title>')).title).toBe('A B C')
    expect((await digest(`<title>${'x'.repeat(5000)}</title>`)).title).toHaveLength(200)
    const latin = cut(Buffer.from('<title>Köln</title>', 'latin1'), 3)
    expect((await digestOf(latin, 'text/html; charset=ISO-8859-1')).title).toBe('Köln')
    expect((await digest('<title>A</title>', 'text/html; charset=nonsense')).title).toBe('A')
  })

  it('has the same digest for any chunks and any invisible content', async () => {
    const { hash } = await digest(page)
    for (const size of [1, 2, 3, 16, 5000]) expect((await digest(page, html, size)).hash, String(size)).toBe(hash)
    const unread = page.replace('x81', 'x82').replace('12:03', '12:08').replace('red', 'blue').replaceAll('\n', '\r\n')
    expect((await digest(unread)).hash).toBe(hash)
    expect((await digest(page.replace('Friday', 'Sunday'))).hash).not.toBe(hash)
  })

  it('has the same digest for any text and any chunks', async () => {
    const parts = [
      '<',
      '>',
      '<!--',
      '-->',
      '<script>',
      '</script',
      '</title>',
      '<title>',
      'a',
      ' ',
      '<p ',
      'é',
      '/',
      '"',
      '!',
    ]
    const text = fc.array(fc.constantFrom(...parts), { maxLength: 60 }).map((found) => found.join(''))
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 40 }), async (given, size) => {
        expect(await digest(given, html, size)).toEqual(await digest(given, html, 10_000))
      }),
      { numRuns: 300 },
    )
  })

  it('with unclosed elements is read once', async () => {
    for (const unclosed of ['<', '<a '.repeat(50_000), '<script', '<script>', '<!--', '<!-- -'])
      await digest(unclosed + '<script '.repeat(50_000), html, 100)
  })

  it('without HTML is compared byte by byte', async () => {
    expect(await digest('{"a": 1}', 'application/json')).not.toEqual(await digest('{"a":1}', 'application/json'))
  })
})
