import type { PageObjectResponse } from '@notionhq/client'
import { cleanText } from './clean-text.ts'
import type { FileCopy, Icon } from './tree.ts'

/**
 * The icon of a page or block, for spreading. None, when it is one of Notion's own set: Notion answers only its name and
 * colour, no file that could be copied, and a drawing of ours would not be what the organiser chose.
 * @param owner the id of what bears it
 */
export function iconOf(
  owner: string,
  icon: PageObjectResponse['icon'] | undefined,
  copyOf: (owner: string, url: string) => FileCopy | undefined,
): { icon?: Icon } {
  if (icon?.type === 'emoji') return { icon: { type: 'emoji', emoji: cleanText(icon.emoji) } }
  const file = pictureOf(owner, icon, copyOf)
  return file?.type.startsWith('image/') ? { icon: { type: 'file', file } } : {}
}

function pictureOf(
  owner: string,
  icon: PageObjectResponse['icon'] | undefined,
  copyOf: (owner: string, url: string) => FileCopy | undefined,
): FileCopy | undefined {
  switch (icon?.type) {
    case 'file':
      return copyOf(owner, icon.file.url)
    case 'external':
      return copyOf(owner, icon.external.url)
    case 'custom_emoji':
      return copyOf(icon.custom_emoji.id, icon.custom_emoji.url)
    default:
      return undefined
  }
}
