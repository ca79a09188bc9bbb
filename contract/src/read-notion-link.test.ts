import { describe, expect, it } from 'vitest'
import { readNotionLink } from './read-notion-link.ts'

const hex = '1f2e3d4c5b6a79880123456789abcdef'
const pageId = '1f2e3d4c-5b6a-7988-0123-456789abcdef'
const other = 'ffffffffffffffffffffffffffffffff'

describe('a pasted Notion link', () => {
  it.each([
    ['with workspace and title', `https://www.notion.so/stage/Summer-Night-${hex}`],
    ['without workspace', `https://notion.so/${hex}`],
    ['with its title only', `https://www.notion.so/Summer-Night-${hex}`],
    ['copied with pvs', `https://www.notion.so/Summer-Night-${hex}?pvs=4`],
    ['copied with source', `https://www.notion.so/stage/Summer-Night-${hex}?source=copy_link`],
    ['of a published site', `https://stage.notion.site/Summer-Night-${hex}`],
    ['in the new app', `https://app.notion.com/p/${hex}`],
    ['in the new app with workspace and title', `https://app.notion.com/p/stage/Summer-Night-${hex}`],
    ['opened over a database', `https://www.notion.so/stage/${other}?v=${other}&p=${hex}&pm=s`],
    ['shared', `https://www.notion.so/share?p=${hex}`],
    ['by page_id', `https://www.notion.so/native?page_id=${hex}`],
    ['with a block behind it', `https://www.notion.so/Summer-Night-${hex}#block-${other}`],
    ['with a bare block behind it', `https://www.notion.so/Summer-Night-${hex}#${other}`],
    ['with a dashed id', `https://www.notion.so/${pageId}`],
    ['with a dashed id after a title', `https://www.notion.so/Summer-Night-${pageId}`],
    ['for the desktop app', `notion://www.notion.so/stage/Summer-Night-${hex}`],
    ['for the desktop app, id only', `notion://${hex}`],
    ['without a scheme', `www.notion.so/Summer-Night-${hex}`],
    ['as a bare id', hex],
    ['as a dashed id', pageId],
    ['in capitals', hex.toUpperCase()],
    ['with spaces around it', `  https://notion.so/${hex}\n`],
    ['with a slash at the end', `https://notion.so/stage/Summer-${hex}/`],
    ['with an encoded title', `https://notion.so/Caf%C3%A9-${hex}`],
  ])('%s names its page', (_, link) => {
    expect(readNotionLink(link)).toEqual({ ok: true, pageId })
  })

  it.each([
    ['another site with the same id', `https://example.com/${hex}`, 'notion-host'],
    ['a site that only looks like Notion', `https://notion.so.example.com/${hex}`, 'notion-host'],
    ['a name that ends alike', `https://evilnotion.so/${hex}`, 'notion-host'],
    ['a database view alone', `https://www.notion.so/stage?v=${hex}`, 'notion-no-page'],
    ['a block alone', `https://www.notion.so/stage#${hex}`, 'notion-no-page'],
    ['a published page by its name', 'https://stage.notion.site/summer-night', 'notion-no-page'],
    ['a script', `javascript:alert('${hex}')`, 'notion-format'],
    ['a file', `file:///notion.so/${hex}`, 'notion-format'],
    ['one with a password in it', `https://ada:secret@notion.so/${hex}`, 'address-credentials'],
    ['any words', 'our summer page', 'notion-format'],
    ['a link with a space in it', `https://notion.so/Summer Night-${hex}`, 'notion-format'],
    ['a link with a NUL in it', `https://notion.so/\u0000Summer-${hex}`, 'notion-format'],
    ['nothing', '', 'notion-format'],
    ['one that is turned around', `https://notion.so/\u202eSummer-${hex}`, 'control-characters'],
    ['one with an isolate', `https://notion.so/\u2066Summer-${hex}`, 'control-characters'],
    ['one with a character of no width', `https://notion.so/Sum\u200bmer-${hex}`, 'control-characters'],
    ['one with a byte order mark within', `https://notion.so/\ufeff${hex}`, 'control-characters'],
    ['a host with a soft hyphen', `https://no\u00adtion.so/${hex}`, 'control-characters'],
    ['a bare id behind what cannot be seen', `\u202e${hex}`, 'control-characters'],
    ['one with half a character', `https://notion.so/\ud83d${hex}`, 'control-characters'],
    ['another port', `https://www.notion.so:8443/Summer-${hex}`, 'notion-format'],
    ['another scheme', `ftp://www.notion.so/Summer-${hex}`, 'notion-format'],
    ['another site for the desktop app', `notion://example.com/Summer-${hex}`, 'notion-host'],
    ['an id within another host for the desktop app', `notion://example-${hex}`, 'notion-host'],
  ])('%s is refused', (_, link, code) => {
    expect(readNotionLink(link)).toEqual({ ok: false, code })
  })
})
