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

const folder = '/public'
/** The parts of the style sheet, in the order in which the later win. */
const parts = ['base', 'frame', 'notes', 'event', 'content', 'shown', 'colors', 'forms', 'order', 'question', 'print']
const year = 31_536_000

interface Asset {
  path: string
  type: string
  bytes: Buffer
  /** Fonts are packed already. */
  packed?: Buffer
}

/** The files of the public pages. Each has a hash of its content in its name, so that browsers keep it for good. */
export interface Assets {
  styles: string
  script: string
  /** What equations need: pages without one do without. */
  equations: string
  icon: string
  /** What every page needs at once. */
  fonts: string[]
  all: Asset[]
}

const read = (from: string) => readFileSync(fileURLToPath(new URL(from, import.meta.url)))
const brand = (name: string) => read(`../../../brand/src/${name}`)

/** Reads the files and names them. */
export function readAssets(): Assets {
  const fonts = new Map<string, Asset>()
  const fontFaces = brand('fonts.css')
    .toString()
    .replace(/url\("\.\/fonts\/([\w-]+)\.woff2"\)/g, (_, name: string) => {
      const font = named(name, 'woff2', 'font/woff2', brand(`fonts/${name}.woff2`))
      fonts.set(name, font)
      return `url("${font.path}")`
    })
  const css = [fontFaces, tokensCss(), brand('stub.css'), ...parts.map((part) => read(`./styles/${part}.css`))].join(
    '\n',
  )
  const styles = packed(named('styles', 'css', 'text/css; charset=utf-8', Buffer.from(css)))
  const script = packed(named('script', 'js', 'text/javascript; charset=utf-8', read('./browser.js')))
  const { sheet, fonts: equationFonts } = equationAssets()
  const icon = packed(named('icon', 'svg', 'image/svg+xml', Buffer.from(faviconSvg)))
  return {
    styles: styles.path,
    script: script.path,
    equations: sheet.path,
    icon: icon.path,
    fonts: ['newsreader-latin', 'hanken-grotesk-latin'].flatMap((name) => fonts.get(name)?.path ?? []),
    all: [...fonts.values(), styles, script, icon, sheet, ...equationFonts],
  }
}

/** KaTeX's style sheet and its fonts, of each the form that every browser takes. */
function equationAssets(): { sheet: Asset; fonts: Asset[] } {
  const katex = createRequire(import.meta.url).resolve('katex/dist/katex.min.css')
  const fonts: Asset[] = []
  const css = readFileSync(katex, 'utf8').replace(/src:url\(fonts\/([\w-]+)\.woff2\)[^}]*/g, (_, name: string) => {
    const font = named(name, 'woff2', 'font/woff2', readFileSync(join(dirname(katex), `fonts/${name}.woff2`)))
    fonts.push(font)
    return `src:url("${font.path}") format("woff2")`
  })
  return { sheet: packed(named('equations', 'css', 'text/css; charset=utf-8', Buffer.from(css))), fonts }
}

function named(name: string, ending: string, type: string, bytes: Buffer): Asset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { path: `${folder}/${name}-${hash}.${ending}`, type, bytes }
}

const packed = (asset: Asset): Asset => ({ ...asset, packed: gzipSync(asset.bytes, { level: 9 }) })

/** Serves them. */
export function answerAssets(app: Hono<Env>, { all }: Assets): void {
  for (const { path, type, bytes, packed: small } of all)
    app.get(path, (c) => {
      const asPacked = small && /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
      return c.body(new Uint8Array(asPacked ? small : bytes), 200, {
        'content-type': type,
        'cache-control': `public, max-age=${year}, immutable`,
        ...(small && { vary: 'accept-encoding' }),
        ...(asPacked && { 'content-encoding': 'gzip' }),
      })
    })
}
