import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { TYPE } from '@formatjs/icu-messageformat-parser'

/** A message's placeholders, each with its kind: `name`, `count:number`, `b:tag`. */
export function placeholders(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
        return [element.value]
      case TYPE.number:
        return [`${element.value}:number`]
      case TYPE.plural:
        return [
          `${element.value}:number`,
          ...Object.values(element.options).flatMap((each) => placeholders(each.value)),
        ]
      case TYPE.select:
        return [
          `${element.value}:select ${Object.keys(element.options).sort().join('|')}`,
          ...Object.values(element.options).flatMap((each) => placeholders(each.value)),
        ]
      case TYPE.tag:
        return [`${element.value}:tag`, ...placeholders(element.children)]
      case TYPE.literal:
      case TYPE.pound:
        return []
      default:
        // dates and times come into a message as text that the format helpers have written
        return [`${element.value}:not allowed`]
    }
  })
  return [...new Set(found)].sort()
}
