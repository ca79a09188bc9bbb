import { describe, expect, it } from 'vitest'
import { connectionStateOf } from './connection-state.ts'

describe('the connection of an event to Notion', () => {
  it.each([
    ['connected', 'https://notion.so/x', 'connected'],
    ['unchecked', 'https://notion.so/x', 'unchecked'],
    ['not-connected', 'https://notion.so/x', 'noKey'],
    ['not-connected', undefined, 'noPage'],
    ['notion-trouble', 'https://notion.so/x', 'trouble'],
    ['website-down', 'https://notion.so/x', 'noKey'],
  ] as const)('%s with the link %s is %s', (siteState, notionLink, state) => {
    expect(connectionStateOf({ siteState, ...(notionLink && { notionLink }) })).toBe(state)
  })

  it('stays known by its key while the website is down', () => {
    expect(connectionStateOf({ siteState: 'website-down', notionLink: 'https://notion.so/x', apiKey: 'ntn_…' })).toBe(
      'connected',
    )
  })
})
