// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { messages as account } from '@foyer/words/app/account/en'
import { messages as bankStatements } from '@foyer/words/app/bank-statements/en'
import { messages as charts } from '@foyer/words/app/charts/en'
import { messages as checkIn } from '@foyer/words/app/check-in/en'
import { messages as demo } from '@foyer/words/app/demo/en'
import { messages as event } from '@foyer/words/app/event/en'
import { messages as first } from '@foyer/words/app/first/en'
import { messages as inbox } from '@foyer/words/app/inbox/en'
import { messages as key } from '@foyer/words/app/key/en'
import { messages as orders } from '@foyer/words/app/orders/en'
import { messages as page } from '@foyer/words/app/page/en'
import { messages as pictures } from '@foyer/words/app/pictures/en'
import { messages as privacy } from '@foyer/words/app/privacy/en'
import { messages as reports } from '@foyer/words/app/reports/en'
import { messages as rest } from '@foyer/words/app/rest/en'
import { messages as search } from '@foyer/words/app/search/en'
import { messages as settings } from '@foyer/words/app/settings/en'
import { messages as tickets } from '@foyer/words/app/tickets/en'
import { messages as today } from '@foyer/words/app/today/en'
import { describe, expect, it } from 'vitest'
import type { MessagePart } from '../src/app/words-of-pages.ts'
import { wordsOf } from '../src/app/words-of-pages.ts'

const catalogues: Record<MessagePart, object> = {
  account,
  'bank-statements': bankStatements,
  charts,
  'check-in': checkIn,
  first,
  demo,
  event,
  inbox,
  key,
  orders,
  page,
  pictures,
  privacy,
  reports,
  search,
  settings,
  tickets,
  today,
  rest,
}
const folder = join(import.meta.dirname, '../src/app')

/** A file and everything it imports from the app, statically or dynamically. */
function needed(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)) {
    const next = resolve(dirname(file), path)
    if (existsSync(next)) needed(next, found)
  }
  return found
}

const partOf = new Map(
  Object.entries(catalogues).flatMap(([part, messages]) => Object.keys(messages).map((name) => [name, part])),
)

/** The catalogues that a file uses: the namespaces it names or, without any, the first part of its message keys. */
function cataloguesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const named = [...code.matchAll(/useTranslations\('(\w+)/g)]
  const keyed = [...code.matchAll(/['"`](\w+)\.\w/g)]
  return [...named, ...(named.length > 0 && !code.includes('useTranslations()') ? [] : keyed)].map(
    ([, name = '']) => name,
  )
}

/** The parts beyond `first` whose messages a page uses. */
const asksFor = (page: string): string[] =>
  [...new Set([...needed(page)].flatMap(cataloguesIn).flatMap((name) => partOf.get(name) ?? []))]
    .filter((part) => part !== 'first')
    .sort()

const pages = [
  'routes.ts',
  'SignInOverPage.tsx',
  'DemoBanner.tsx',
  'MemberPage.tsx',
  'Palette.tsx',
  'fetch-today-section.ts',
  'SeenAs.tsx',
].flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/import\('(\.[^']+\.tsx)'\)/g)].map(([, path = '']) =>
    resolve(folder, path),
  ),
)

describe('the messages of a page', () => {
  it.each(Object.entries(wordsOf))('%s loads exactly the parts it uses', (name, parts) => {
    const page = pages.find((path) => basename(path, '.tsx') === name)
    expect(page && asksFor(page)).toEqual(parts)
  })
})
