import { describe, expect, it } from 'vitest'
import { notionStateOf } from './notion-state.ts'

describe('how an event stands with Notion', () => {
  it.each([
    ['connected', 'https://notion.so/x', 'connected'],
    ['unchecked', 'https://notion.so/x', 'unchecked'],
    ['not-connected', 'https://notion.so/x', 'noKey'],
    ['not-connected', undefined, 'noPage'],
    ['notion-trouble', 'https://notion.so/x', 'trouble'],
    ['website-down', 'https://notion.so/x', 'noKey'],
  ] as const)('%s with the link %s is %s', (siteState, notionLink, state) => {
    expect(notionStateOf({ siteState, ...(notionLink && { notionLink }) })).toBe(state)
  })

  it('is not hidden by a website that is down, as far as it is known', () => {
    expect(notionStateOf({ siteState: 'website-down', notionLink: 'https://notion.so/x', apiKey: 'ntn_…' })).toBe(
      'connected',
    )
  })
})
