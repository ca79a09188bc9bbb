import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const installed = (file: string) => read(`node_modules/react-aria/dist/private/${file}.mjs`)

/** The one style that a file of React Aria adds to the page. */
const styleIn = (source: string) => /\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1]?.trim() ?? ''

const pressing = installed('interactions/usePress')

it.each(['web/index.html', 'web/check-in.html'])('%s has the element that React Aria would add', (page) => {
  const [, id = 'none'] = /STYLE_ID = '([^']+)'/.exec(pressing) ?? []
  expect(read(page)).toContain(`id="${id}"`)
})

it('has the rule of that element', () => {
  const [, attribute = 'none'] = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(pressing) ?? []
  const [, declaration = 'none'] = /(touch-action: [^;]+;)/.exec(styleIn(pressing)) ?? []
  expect(read('web/src/ui/base.css')).toMatch(new RegExp(`\\[${attribute}\\] \\{\\s+${declaration}\\s+\\}`))
})

it('allows the other style by its hash', () => {
  const style = styleIn(installed('overlays/usePreventScroll'))
  expect(style).toContain('overscroll-behavior')
  const hash = createHash('sha256').update(style).digest('base64')
  expect(read('server/src/http/security-headers.ts')).toContain(`'sha256-${hash}'`)
})
