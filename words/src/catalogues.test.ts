import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { allTexts, catalogues, flat } from './test/catalogues.ts'
import { literals } from './test/literals.ts'
import { placeholders } from './test/placeholders.ts'

/** The forms each plural of a message lacks. French has one for whole millions, for which `other` is right too. */
function lackingForms(elements: MessageFormatElement[], language: string): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many')
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return lackingForms(element.children, language)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const inside = Object.values(element.options).flatMap((each) => lackingForms(each.value, language))
    const lacking = element.type === TYPE.plural ? needed.filter((form) => !(form in element.options)) : []
    return [...lacking, ...inside]
  })
}

/** Texts that are empty on purpose: a report without groups has no column for them. */
const empty = ['reportFile.group.none']

describe.each(catalogues)('the words of %s', (_, languages) => {
  const english = flat(languages.en)

  describe.each(Object.entries(languages))('in %s', (language, texts) => {
    const own = new Map(flat(texts))

    it('has a text for every key of English, and no other', () => {
      expect([...own.keys()].sort()).toEqual(english.map(([key]) => key).sort())
    })

    it('has no empty text', () => {
      expect([...own].filter(([key, text]) => text.trim() === '' && !empty.includes(key))).toEqual([])
    })

    it('has the placeholders of English, by name and kind', () => {
      const different = english.flatMap(([key, text]) => {
        const [wanted, found] = [placeholders(parse(text)), placeholders(parse(own.get(key) ?? ''))]
        return `${wanted}` === `${found}` && !`${found}`.includes('not allowed') ? [] : [{ key, wanted, found }]
      })
      expect(different).toEqual([])
    })

    it('has every form of its plurals', () => {
      const lacking = [...own].map(([key, text]) => [key, ...lackingForms(parse(text), language)])
      expect(lacking.filter((each) => each.length > 1)).toEqual([])
    })
  })

  it('sets French punctuation with the spaces French wants', () => {
    // a narrow no-break space before ; ? !, a no-break space before a colon and inside « »; the apostrophe is ’
    const wrong = flat(languages.fr).filter(([, text]) =>
      literals(parse(text)).some((each) => /[^\u202f][;?!]|[^\u00a0]»|[^\u00a0]:(?=\s|$)|«[^\u00a0]|'/.test(each)),
    )
    expect(wrong).toEqual([])
  })
})

it('sets German quotation marks, apostrophes and ellipses', () => {
  const wrong = allTexts('de').filter(([, text]) =>
    literals(parse(text)).some((each) => /["'”]|[^ ]…|\.\.\./.test(each)),
  )
  expect(wrong).toEqual([])
})

it.each(['de', 'fr'] as const)(
  'writes email with the hyphen at which lines do not break, U+2011, in %s',
  (language) => {
    // spreadsheets look for a column by the hyphen of the keyboard
    const inSentences = allTexts(language).filter(([key]) => !/^(?:orders|attendees|promo-codes)-file: /.test(key))
    expect(inSentences.filter(([, text]) => /e-mail/i.test(text))).toEqual([])
  },
)
