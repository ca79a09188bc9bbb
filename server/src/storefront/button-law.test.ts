import { buttonLaws, buttonWordingOf } from '@foyer/contract/button-law'
import { languages } from '@foyer/contract/languages'
import { messages as de } from '@foyer/words/public/de'
import { messages as en } from '@foyer/words/public/en'
import { messages as fr } from '@foyer/words/public/fr'
import { expect, it } from 'vitest'

const labels = { en: en.checkout.order, de: de.checkout.order, fr: fr.checkout.order }

it.each(buttonLaws)('the order button has the words of $source', ({ country, words }) => {
  for (const language of languages) {
    const label = labels[language][buttonWordingOf(country, language)]
    // `undefined` in the data: the law names no words in this language
    expect(label.toLowerCase()).toBe(words[language] ?? labels[language].equivalent.toLowerCase())
  }
})
