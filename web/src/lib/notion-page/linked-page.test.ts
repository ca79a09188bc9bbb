import { describe, expect, it } from 'vitest'
import { linkedPageOf } from './linked-page.ts'

const hex = '1f2e3d4c5b6a79880123456789abcdef'
const dashed = '1f2e3d4c-5b6a-7988-0123-456789abcdef'
const href = `https://www.notion.so/${hex}`

describe('the page of a Notion link', () => {
  it.each([
    ['with its title', `https://www.notion.so/stage/Summer-Night-${hex}?pvs=4`, 'Summer Night'],
    ['with its title and a dashed id', `https://notion.so/Summer-Night-${dashed}`, 'Summer Night'],
    ['with a title in another alphabet', `https://notion.so/Caf%C3%A9-${hex}/`, 'Café'],
    ['with a broken escape', `https://notion.so/%E0%A4%A-${hex}`, undefined],
    ['without a title', `https://notion.so/${hex}`, undefined],
    ['opened over a database', `https://www.notion.so/Programme-${'f'.repeat(32)}?p=${hex}`, undefined],
    ['as a bare id', dashed, undefined],
    ['for the desktop app', `notion://${hex}`, undefined],
  ])('%s gets a browser URL and, if the link has one, a title', (_, link, title) => {
    expect(linkedPageOf(link)).toEqual({ href, title })
  })

  it('is undefined for other text', () => {
    expect(linkedPageOf('our summer page')).toBeUndefined()
    expect(linkedPageOf('')).toBeUndefined()
  })
})
