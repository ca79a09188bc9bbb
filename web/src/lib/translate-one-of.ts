import type { ICUArgs } from 'use-intl'

interface ArgumentTypes {
  ICUArgument: string
  ICUNumberArgument: number | bigint
  ICUDateArgument: Date
}

/** The texts that need another value, or one of another type. */
type Unmet<Text extends string, Values> = Text extends string
  ? Values extends ICUArgs<Text, ArgumentTypes>
    ? never
    : Text
  : never

/**
 * Translates one of several texts, chosen at run time, with values for all of them. Each text is compared with the values
 * on its own. use-intl combines what all texts need in one type, whose size is the product of all their choices: that of
 * the actions of an order took most of the time in which the types of the app are checked.
 * @template Texts the texts by their keys
 */
export function translateOneOf<Texts extends Record<string, string>>() {
  /** @param translate from `useTranslations` */
  return <Values>(
    translate: unknown,
    key: keyof Texts,
    values: [Unmet<Texts[keyof Texts], Values>] extends [never] ? Values : never,
    // `as`: the parameters check what the translator would
  ): string => (translate as (key: keyof Texts, values: unknown) => string)(key, values)
}
