import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { faviconSvg } from '@foyer/brand/logo'
import { tokensCss } from '@foyer/brand/tokens-css'
import type { Hono } from 'hono'
import type { Env } from '../http/request.ts'

const urlPrefix = '/public'
/** The source files of the style sheet, in cascade order: later files override earlier ones. */
const styleSheets = [
  'base',
  'frame',
  'messages',
  'event',
  'cover',
  'content',
  'figures',
  'colors',
  'forms',
  'order',
  'question',
  'privacy',
  'print',
]
const secondsPerYear = 31_536_000

interface Asset {
  path: string
  type: string
  bytes: Buffer
  /** Absent for fonts: WOFF2 is compressed already. */
  gzipped?: Buffer
}

/** The static files of the public pages. Each URL contains a hash of the content, so browsers may cache it for ever. */
export interface Assets {
  styles: string
  script: string
  /** The script that asks about mistyped email addresses. Pages without such a field do not load it. */
  emailScript: string
  /** The script that hides questions until another is answered. Pages without such questions do not load it. */
  questionScript: string
  /** The script that shows the total of what is chosen. Only pages with a choice of tickets or add-ons load it. */
  totalScript: string
  /** The style sheet for equations. Pages without equations do not link it. */
  equations: string
  icon: string
  /** The fonts that every page preloads. */
  fonts: string[]
  all: Asset[]
}

const read = (from: string) => readFileSync(fileURLToPath(new URL(from, import.meta.url)))
const readBrand = (name: string) => read(`../../../brand/src/${name}`)

/** Reads the files from disk and gives each its hashed URL. */
export function readAssets(): Assets {
  const fonts = new Map<string, Asset>()
  const fontFaces = readBrand('fonts.css')
    .toString()
    .replace(/url\("\.\/fonts\/([\w-]+)\.woff2"\)/g, (_, name: string) => {
      const font = assetOf(name, 'woff2', 'font/woff2', readBrand(`fonts/${name}.woff2`))
      fonts.set(name, font)
      return `url("${font.path}")`
    })
  const css = [
    fontFaces,
    tokensCss(),
    readBrand('stub.css'),
    ...styleSheets.map((part) => read(`./styles/${part}.css`)),
  ].join('\n')
  const styles = withGzip(assetOf('styles', 'css', 'text/css; charset=utf-8', Buffer.from(css)))
  const script = withGzip(assetOf('script', 'js', 'text/javascript; charset=utf-8', read('./browser.js')))
  const emailScript = withGzip(
    assetOf(
      'email',
      'js',
      'text/javascript; charset=utf-8',
      Buffer.concat([read('./likely-email.js'), read('./email-hint.js')]),
    ),
  )
  const questionScript = withGzip(assetOf('questions', 'js', 'text/javascript; charset=utf-8', read('./questions.js')))
  const totalScript = withGzip(assetOf('total', 'js', 'text/javascript; charset=utf-8', read('./total.js')))
  const { sheet, fonts: equationFonts } = equationAssets()
  const icon = withGzip(assetOf('icon', 'svg', 'image/svg+xml', Buffer.from(faviconSvg)))
  return {
    styles: styles.path,
    script: script.path,
    emailScript: emailScript.path,
    questionScript: questionScript.path,
    totalScript: totalScript.path,
    equations: sheet.path,
    icon: icon.path,
    fonts: ['newsreader-latin', 'hanken-grotesk-latin'].flatMap((name) => fonts.get(name)?.path ?? []),
    all: [...fonts.values(), styles, script, emailScript, questionScript, totalScript, icon, sheet, ...equationFonts],
  }
}

/** KaTeX's style sheet and its fonts, reduced to WOFF2, which every supported browser reads. */
function equationAssets(): { sheet: Asset; fonts: Asset[] } {
  const katex = createRequire(import.meta.url).resolve('katex/dist/katex.min.css')
  const fonts: Asset[] = []
  const css = readFileSync(katex, 'utf8').replace(/src:url\(fonts\/([\w-]+)\.woff2\)[^}]*/g, (_, name: string) => {
    const font = assetOf(name, 'woff2', 'font/woff2', readFileSync(join(dirname(katex), `fonts/${name}.woff2`)))
    fonts.push(font)
    return `src:url("${font.path}") format("woff2")`
  })
  return { sheet: withGzip(assetOf('equations', 'css', 'text/css; charset=utf-8', Buffer.from(css))), fonts }
}

function assetOf(name: string, ending: string, type: string, bytes: Buffer): Asset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { path: `${urlPrefix}/${name}-${hash}.${ending}`, type, bytes }
}

const withGzip = (asset: Asset): Asset => ({ ...asset, gzipped: gzipSync(asset.bytes, { level: 9 }) })

/** Serves the static files, compressed for clients that accept gzip. */
export function serveAssets(app: Hono<Env>, { all }: Assets): void {
  for (const { path, type, bytes, gzipped } of all)
    app.get(path, (c) => {
      const useGzip = gzipped && /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
      return c.body(new Uint8Array(useGzip ? gzipped : bytes), 200, {
        'content-type': type,
        'cache-control': `public, max-age=${secondsPerYear}, immutable`,
        ...(gzipped && { vary: 'accept-encoding' }),
        ...(useGzip && { 'content-encoding': 'gzip' }),
      })
    })
}
