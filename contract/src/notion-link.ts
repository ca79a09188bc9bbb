import { z } from 'zod'
import { readNotionLink } from './read-notion-link.ts'

export const notionLinkLength = 2000

/** A Notion link as it was pasted, proven to name a page. */
export const NotionLink = z
  .string()
  .trim()
  .min(1)
  .max(notionLinkLength)
  .superRefine((pasted, context) => {
    const read = readNotionLink(pasted)
    if (!read.ok) context.addIssue({ code: 'custom', params: { code: read.code }, message: read.code })
  })
