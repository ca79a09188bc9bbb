import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest } from '../source-files.ts'
import { lineAt } from '../syntax.ts'
import type { Piece } from './piece.ts'
import { piecesOf } from './pieces.ts'
import type { PlainWord } from './plain-words.ts'
import { plainWords, vagueNames } from './plain-words.ts'

const isChecked = /\.(tsx?|mjs)$|^(docs\/.+|README|CONTRIBUTING|bench\/README)\.md$/
/** Excluded: Notion pages for tests, and the word list with its tests. */
const isExcluded = /\/golden\/|\/test\/notion\/[^/]+-page\.ts$|^tools\/src\/(structure\/)?plain-(words|english)/
/** The message catalogues: their comments and keys are checked, the messages are not. */
const isCatalogue = /^words\/src\/(.+\/)?(de|en|fr)(\.ts|\/)/

/** Checks that code and documents use the terms of the field, and that each sentence names its subject. */
export function checkPlainEnglish(root: string, files: string[]): string[] {
  const checked = files.filter((file) => isChecked.test(file) && !isExcluded.test(file))
  return [...inPaths(checked), ...checked.flatMap((file) => inFile(file, readFileSync(join(root, file), 'utf8')))]
}

/** A violation in a text and its offset there. */
interface Violation {
  offset: number
  message: string
}

/** Checks the name of each folder and each file once. */
function inPaths(files: string[]): string[] {
  const paths = files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')))
  return [...new Set(paths)].flatMap((path) => {
    const text = path.split('/').at(-1) ?? ''
    return wordsIn({ kind: 'name', text, start: 0 }, placeOf(path)).map(({ message }) => `${path} ${message}`)
  })
}

function inFile(file: string, text: string): string[] {
  const pieces = piecesOf(file, text).filter(({ kind }) => kind !== 'text' || !isCatalogue.test(file))
  const violations = pieces.flatMap((piece) => [
    ...wordsIn(piece, placeOf(file)),
    ...(piece.kind === 'sentences' ? openingsIn(piece) : []),
    ...(isVague(piece) ? [vague(piece)] : []),
  ])
  return [...new Set(violations.map(({ offset, message }) => `${file}:${lineAt(text, offset)} ${message}`))]
}

const isVague = ({ kind, text }: Piece): boolean =>
  (kind === 'type' || kind === 'function') && vagueNames[kind].has(text)

const vague = ({ kind, text, start }: Piece): Violation => ({
  offset: start,
  message: `calls a ${kind} “${text}”: add its subject, as in “FoundOrder” or “storeOrder”`,
})

/** The kind of file, for the words that only some may have. */
const placeOf = (path: string): Place => ({
  inTests: isTest(path) || /^(e2e|bench)\//.test(path),
  inCheckIn: /(^|\/)(check-in|door)\b/.test(path),
})
interface Place {
  inTests: boolean
  inCheckIn: boolean
}

/** Splits a name into lower-case words: `openDesk` becomes "open desk". */
const toWords = (name: string) =>
  name
    .replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])|[-_]/g, '$1$2 ')
    .trim()
    .toLowerCase()

const entries = new Map(plainWords.map((entry) => [toWords(entry.word), entry]))
// the longest first: `toldKinds` before `told`
const longestFirst = [...entries.keys()].toSorted((a, b) => b.length - a.length)
const anyEntry = new RegExp(`(?<![^ ])(${longestFirst.join('|')})(?![^ ])`, 'g')

function wordsIn({ kind, text, start }: Piece, place: Place): Violation[] {
  if (kind === 'type' || kind === 'function') return [] // the name is a piece of its own
  return [...text.matchAll(/[\w-]+/g)].flatMap(({ 0: token, index }) => {
    const isName = kind === 'name' || (kind !== 'text' && /[a-z][A-Z]/.test(token))
    return [...toWords(token).matchAll(anyEntry)]
      .flatMap(([word]) => entries.get(word) ?? [])
      .filter(({ where }) => applies(where, kind, isName, place))
      .map(({ instead }) => ({ offset: start + index, message: `says “${token}”: ${instead}` }))
  })
}

function applies(
  where: PlainWord['where'],
  kind: Piece['kind'],
  isName: boolean,
  { inTests, inCheckIn }: Place,
): boolean {
  if (where === 'everywhere') return true
  if (where === 'prose and names') return kind !== 'text'
  if (where === 'names outside check-in') return isName && !inCheckIn
  return isName && (where === 'names' || inTests)
}

// The first sentence of a comment may begin in lower case, the others begin with a capital.
const opening = /^\s*(who|what|whoever|nobody)\b|(?:\n[ \t]*\n\s*|[.!?]['"”’)]*\s+)(Who|What|Whoever|Nobody)\b/gi

function openingsIn({ text, start }: Piece): Violation[] {
  return [...text.matchAll(opening)].flatMap((found) => {
    const [, first, later] = found
    const word = first ?? later ?? ''
    const at = found.index + found[0].length - word.length
    const isQuestion = /^[^.!?]*\?/.test(text.slice(at))
    return isQuestion || (later && !/^[A-Z]/.test(later))
      ? []
      : [{ offset: start + at, message: `begins a sentence with “${word}”: name the subject` }]
  })
}
