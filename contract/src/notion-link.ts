import { z } from 'zod'
import { readNotionLink } from './read-notion-link.ts'

export const maxNotionLinkLength = 2000

/** A Notion link, as pasted. It identifies a page; whether that page exists only Notion can tell. */
export const NotionLink = z
  .string()
  .trim()
  .min(1)
  .max(maxNotionLinkLength)
  .superRefine((pasted, context) => {
    const read = readNotionLink(pasted)
    if (!read.ok) context.addIssue({ code: 'custom', params: { code: read.code }, message: read.code })
  })
