import { markPath, wordmarkPath } from './logo-paths.ts'
import { dark, light } from './tokens.ts'

const svg = (viewBox: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img"><title>Foyer</title>${inside}</svg>\n`

const mark = `<path fill-rule="evenodd" d="${markPath}"/>`

/** The mark and the name, in the colour of the surrounding text. */
export const logoSvg = svg(
  '3 0 119 35',
  `<g fill="currentColor">${mark}<path transform="translate(36 26.5)" d="${wordmarkPath}"/></g>`,
)

/** The mark for browser tabs, lighter in a browser with a dark theme. */
export const faviconSvg = svg(
  '0 0 32 32',
  `<style>path{fill:${light.accent}}@media(prefers-color-scheme:dark){path{fill:${dark.accent}}}</style>${mark}`,
)

/**
 * The mark for home screens, on a square without transparency. It stays inside the circle that Android cuts icons to.
 * `app-icon-192.png`, `app-icon-512.png` and `apple-touch-icon.png` are pictures of it: iOS takes no SVG.
 */
export const appIconSvg = svg(
  '0 0 32 32',
  `<path fill="${light.accent}" d="M0 0h32v32H0z"/><g fill="${light.page}" transform="translate(6.4 6.4) scale(.6)">${mark}</g>`,
)
