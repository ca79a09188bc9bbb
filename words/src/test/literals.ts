import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { TYPE } from '@formatjs/icu-messageformat-parser'

/** The literal texts of a message, in all its forms. */
export function literals(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    if (element.type === TYPE.tag) return literals(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    return Object.values(element.options).flatMap((each) => literals(each.value))
  })
}
