import { contentLanguages } from '@foyer/contract/content-languages'
import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

const page = (...texts: string[]) => ({
  title: 'Programme',
  blocks: texts.map((text) => ({ type: 'paragraph' as const, text: [{ type: 'text' as const, text }], children: [] })),
})

const english =
  'Doors open at seven. The concert takes place in the courtyard, so please bring a coat with you. In case of rain we move into the hall.'

it.each([
  ['en', english],
  [
    'de',
    'Einlass ist um 19 Uhr. Das Konzert findet im Hof statt, bringen Sie bitte eine Jacke mit. Bei Regen spielen wir im Saal.',
  ],
  [
    'fr',
    'Ouverture des portes à 19 heures. Le concert a lieu dans la cour, prenez donc une veste. En cas de pluie, nous jouons dans la salle.',
  ],
  ['ar', 'تفتح الأبواب في السابعة مساءً. يقام الحفل في الفناء'],
  ['he', 'הדלתות נפתחות בשבע. הקונצרט יתקיים בחצר'],
  ['ja', 'コンサートは中庭で開催されます。'],
])('a page in %s is recognised', (language, text) => {
  expect(languageOf(page(text))).toBe(language)
  expect(contentLanguages).toContain(language)
})

it('a page with little text, or with code only, is in no known language', () => {
  expect(languageOf(page('Doors open at seven.'))).toBeUndefined()
  // the text of the code alone would be English
  const code = { type: 'code' as const, language: 'c', caption: [], text: [{ type: 'text' as const, text: english }] }
  expect(languageOf({ title: '', blocks: [code] })).toBeUndefined()
})
