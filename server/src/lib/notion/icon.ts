import type { PageObjectResponse } from '@notionhq/client'
import { cleanText } from './clean-text.ts'
import type { FileCopy, Icon } from './tree.ts'

/**
 * The icon of a page or block, for spreading. Skips icons of Notion's own set: the API returns only their name and
 * colour, without a file to copy, and another drawing would not be what the organiser chose.
 * @param owner the id of the page or block
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
