import type { ContentLanguage } from '@foyer/contract/content-languages'
import { francAll } from 'franc'
import type { PageTree } from './tree.ts'

/** The languages by their code in franc, ISO 639-3. */
const languageOfCode: Record<string, ContentLanguage> = {
  arb: 'ar',
  bul: 'bg',
  cat: 'ca',
  ces: 'cs',
  dan: 'da',
  deu: 'de',
  ell: 'el',
  eng: 'en',
  spa: 'es',
  ekk: 'et',
  pes: 'fa',
  fin: 'fi',
  fra: 'fr',
  heb: 'he',
  hin: 'hi',
  hrv: 'hr',
  hun: 'hu',
  ind: 'id',
  ita: 'it',
  jpn: 'ja',
  kor: 'ko',
  lit: 'lt',
  lvs: 'lv',
  nob: 'nb',
  nld: 'nl',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  slk: 'sk',
  slv: 'sl',
  als: 'sq',
  srp: 'sr',
  swe: 'sv',
  tha: 'th',
  tur: 'tr',
  ukr: 'uk',
  urd: 'ur',
  vie: 'vi',
  cmn: 'zh',
}
const only = Object.keys(languageOfCode)

/** In characters. More text does not make the result more certain. */
const maxLength = 4000
/** Shorter texts in Latin letters are guessed wrongly too often; other scripts say more. */
const [minLatinLength, minLength] = [100, 10]
/** How close the second language may come to the first, which has 1. */
const maxSecondScore = 0.95

/**
 * Detects the language of a page by its texts.
 * @returns undefined when the page is too short, or two languages are about as likely
 */
export function languageOf(tree: PageTree): ContentLanguage | undefined {
  const text = [tree.title, ...textsIn(tree.blocks)].join('\n').slice(0, maxLength)
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isLatin = letters.replace(/\p{Script=Latin}/gu, '').length < letters.length / 2
  if (letters.length < (isLatin ? minLatinLength : minLength)) return undefined
  const [first, second] = francAll(text, { only, minLength })
  if (!first || (second && second[1] > maxSecondScore)) return undefined
  return languageOfCode[first[0]]
}

/** The texts in a part of a tree, without those of code. */
function* textsIn(part: unknown): Generator<string> {
  if (Array.isArray(part)) for (const each of part) yield* textsIn(each)
  else if (isObject(part) && part['type'] === 'text' && typeof part['text'] === 'string') yield part['text']
  else if (isObject(part) && part['type'] !== 'code') for (const each of Object.values(part)) yield* textsIn(each)
}

const isObject = (part: unknown): part is Record<string, unknown> => typeof part === 'object' && part !== null
