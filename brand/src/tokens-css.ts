import { dark, light } from './tokens.ts'

/** Generates `tokens.css`: the system's theme, or the one of `data-theme` on `<html>`; always light in print. */
export function tokensCss(): string {
  const parts = [
    '/* Written from tokens.ts by tokens.test.ts: change that file, then `npx vitest run -u brand`. */',
    block(':root', 'light', light),
    media('screen and (prefers-color-scheme: dark)', block(':root:not([data-theme="light"])', 'dark', dark)),
    media('screen', block(':root[data-theme="dark"]', 'dark', dark)),
  ]
  return `${parts.join('\n\n')}\n`
}

function block(selector: string, scheme: string, colors: Record<string, string>): string {
  const lines = Object.entries(colors).map(([name, hex]) => `  --${name}: ${hex};`)
  return [`${selector} {`, `  color-scheme: ${scheme};`, ...lines, '}'].join('\n')
}

const media = (query: string, rule: string): string => `@media ${query} {\n${indent(rule)}\n}`

const indent = (text: string) => text.replaceAll(/^/gm, '  ')
