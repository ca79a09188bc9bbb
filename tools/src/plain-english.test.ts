import { describe, expect, it } from 'vitest'
import { projectFiles } from './source-files.ts'
import { checkPlainEnglish } from './structure/plain-english.ts'
import { createProject } from './test/create-project.ts'

function check(file: string, text: string): string[] {
  const root = createProject({ [file]: text })
  return checkPlainEnglish(root, projectFiles(root))
}

const anonymous = 'begins a sentence with'

const refused: [what: string, file: string, text: string, sentence: string][] = [
  ['a word in a comment', 'web/src/a.ts', '\n// seen by nobody', 'web/src/a.ts:2 says “nobody”: name the subject'],
  ['a word of a text', 'contract/src/a.ts', `const a = 'Somebody is paying'`, 'says “Somebody”: name the subject'],
  ['a word of a template', 'contract/src/a.ts', 'const a = `begins anew`', 'says “anew”: write “again”'],
  ['a word of an element', 'web/src/A.tsx', 'const a = <p>meanwhile</p>', 'says “meanwhile”: write “in the meantime”'],
  ['a part of a name', 'server/src/a.ts', 'const openDesk = 1', 'says “openDesk”: write “reservation queue”'],
  ['the name of a type', 'server/src/a.ts', 'interface Wish {}', 'says “Wish”: write “request”'],
  ['a type whose name says nothing', 'server/src/a.ts', 'type Given = { a: 1 }', 'a.ts:1 calls a type “Given”'],
  ['an interface of that kind', 'server/src/a.ts', 'export interface Parts {}', 'a.ts:1 calls a type “Parts”'],
  ['a function of that kind', 'server/src/a.ts', 'const keep = (a: 1) => a', 'a.ts:1 calls a function “keep”'],
  ['a name in capitals', 'server/src/a.ts', 'const CHANGED_MEANWHILE = 1', 'says “CHANGED_MEANWHILE”'],
  ['a name of two words', 'server/src/a.ts', 'await takeTurn()', 'says “takeTurn”: write “consume”'],
  ['a name in a comment', 'server/src/a.ts', '// as goIn does', 'says “goIn”: write “finishSignIn”'],
  ['a name in backticks', 'server/src/a.ts', '/** As `told` has it. */', 'says “told”: write “notified”'],
  ['a column', 'server/src/a.ts', 'const a = sql`select rhythm from x`', 'says “rhythm”: write “frequency”'],
  ['a title', 'web/src/a.test.ts', `it('waits till it is there', () => {})`, 'says “till”: write “checkout”'],
  ['a file', 'server/src/openShelf.ts', '', 'server/src/openShelf.ts says “openShelf”: write “page cache”'],
  ['a folder', 'server/src/features/admission/rules.ts', '', 'server/src/features/admission says “admission”'],
  ['a document', 'docs/a.md', '# A\n\nThe page comes from the shelf.', 'docs/a.md:3 says “shelf”: write “page cache”'],
  ['a heading', 'bench/README.md', '## Whoever comes', 'bench/README.md:1 says “Whoever”'],
  ['a path in a document', 'README.md', 'See `server/src/keep/books.ts`.', 'README.md:1 says “books”'],
  ['a test helper', 'server/src/test/a.ts', 'class OpenCounter {}', 'says “OpenCounter”'],
  ['a comment that begins with What', 'web/src/a.ts', '/** What it is. */', `web/src/a.ts:1 ${anonymous} “What”`],
  ['in lower case', 'web/src/a.ts', 'a() // who is there', `${anonymous} “who”`],
  ['on the second line', 'web/src/a.ts', '// It goes.\n// Who stays is asked.', `web/src/a.ts:2 ${anonymous} “Who”`],
  ['in the middle', 'web/src/a.ts', '/**\n * It goes. What stays is\n * kept.\n */', `a.ts:2 ${anonymous} “What”`],
  ['after a space', 'web/src/a.ts', '/**\n * It goes\n *\n * What stays is kept.\n */', `a.ts:4 ${anonymous} “What”`],
  ['a comment of a catalogue', 'words/src/app/en/a.ts', '/** What it needs. */', `en/a.ts:1 ${anonymous} “What”`],
  ['a key of a catalogue', 'words/src/a/fr.ts', `export const a = { rhythm: 'Nobody' }`, 'says “rhythm”'],
  ['in a paragraph', 'docs/a.md', 'It goes.\nWho stays is asked.', `docs/a.md:2 ${anonymous} “Who”`],
  ['in a list', 'docs/a.md', '- This.\n- What is next.', `docs/a.md:2 ${anonymous} “What”`],
]

describe('refuses', () => {
  it.each(refused)('%s', (_, file, text, sentence) => {
    expect(check(file, text)).toEqual([expect.stringContaining(sentence)])
  })
})

const allowed: [what: string, file: string, text: string][] = [
  ['a word that only begins like one', 'server/src/a.ts', 'const [desktop, tiller, lighthouse, counters] = []'],
  ['an English word that is banned as a name', 'server/src/a.ts', '// in turn, each turns to the house it was told of'],
  ['names in other texts', 'server/src/a.ts', `const a = ['Opera house', 'General admission', './desk', 'box-office']`],
  ['a box office and an icon', 'web/src/a.ts', `import { House } from 'x'\nconst boxOffice = House`],
  [
    'a sentence that goes on in the next line',
    'web/src/a.ts',
    '// It is seen by those\n// who are there, e.g. what is left.',
  ],
  ['a type with a subject', 'server/src/a.ts', 'interface FoundOrder {}\nconst Part = 1'],
  ['a constant and an argument', 'server/src/a.ts', 'const keep = 1\nfunction storeToken(keep: 1) {}'],
  ['a question', 'web/src/a.ts', '// What if it fails? Then it ends.'],
  ['a heading or a table', 'docs/a.md', '# What it is\n\n| What | Who |\n|---|---|\n| Who pays | … |'],
  ['code in a document', 'docs/a.md', 'So:\n\n```sh\nopenDesk # nobody\n```\n'],
  ['a document of another kind', 'brand/src/fonts/README.md', 'Nobody knows.'],
  ['texts that Foyer shows', 'words/src/app/en/home.ts', `export const home = { list: 'Nobody', 'a-b': 'What' }`],
  ['a page of Notion', 'server/src/test/notion/tour-page.ts', `export const page = 'Nobody'`],
  ['a golden file', 'server/src/content/golden/a.ts', `export const page = 'Nobody'`],
]

describe('allows', () => {
  it.each(allowed)('%s', (_, file, text) => {
    expect(check(file, text)).toEqual([])
  })
})

it('says one thing once', () => {
  expect(check('server/src/a.ts', 'const b = { told } // for nobody, nobody')).toHaveLength(2)
})
