// No schemas here: rules that server, web and mock share.
import type { Country } from './countries.ts'
import type { Language } from './languages.ts'

/** A law about the words on a button that orders something with a price. */
interface ButtonLaw {
  /** The country of the event; absent: any other. */
  country?: Country
  /** The words that the law names, in its languages. It also allows others that say as clearly that one has to pay. */
  words: Partial<Record<Language, string>>
  /** Where it stands. */
  source: string
  /** The day on which the source was last compared with this rule. */
  readOn: string
}

/**
 * The laws, the most specific first. The button has the words that the law of the event's country names, in a language for
 * which it names some, and otherwise others that are as clear: the Court of Justice looks at nothing but the button
 * (C-249/21, Fuhrmann-2). Laws of Germany, France and the United Kingdom were read as quoted by lawyers; of those of Austria
 * and Switzerland, summaries.
 */
export const buttonLaws: readonly ButtonLaw[] = [
  {
    country: 'DE',
    words: { de: 'zahlungspflichtig bestellen' },
    source: '§ 312j (3) BGB',
    readOn: '2026-11-26',
  },
  {
    country: 'AT',
    words: { de: 'zahlungspflichtig bestellen' },
    source: '§ 8 (2) FAGG',
    readOn: '2026-11-26',
  },
  {
    country: 'CH',
    words: { de: 'zahlungspflichtig bestellen' },
    source: 'Preisbekanntgabeverordnung (PBV) as revised on 1 July 2015, for services over the internet',
    readOn: '2026-11-26',
  },
  {
    country: 'FR',
    words: { fr: 'commande avec obligation de paiement' },
    source: 'art. L221-14 Code de la consommation',
    readOn: '2026-11-26',
  },
  {
    country: 'GB',
    words: { en: 'order with obligation to pay' },
    source: 'reg. 14 (4) Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
    readOn: '2026-11-26',
  },
  { words: {}, source: 'Directive 2011/83/EU art. 8 (2)', readOn: '2026-11-26' },
]

/** Whether a button has the words of a law, or others that are as clear. Its texts are in `words/src/public/`. */
export type ButtonWording = 'statutory' | 'equivalent'

/** @param country of the event; undefined while it has none */
export function buttonWordingOf(country: Country | undefined, language: Language): ButtonWording {
  const law = buttonLaws.find((each) => each.country === undefined || each.country === country)
  return law?.words[language] === undefined ? 'equivalent' : 'statutory'
}
