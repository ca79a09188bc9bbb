import { pages } from '@foyer/contract/pages'
import { describe, expect, it } from 'vitest'
import { pathsIn } from '../../../lib/paths.ts'
import { findCommands } from './find-commands.ts'
import { pageEntries } from './page-entries.ts'
import { eventEntries } from './use-event-commands.ts'

const paths = pathsIn('en')
const pageOf = (path: string) => path.replace(/^\/en\/?/, '').replace(/#.*/, '')

/** Pages before the sign-in, and those that the palette has no use for: itself as a page, and its own command. */
const without = [
  ...['sign-in', 'sign-up', 'forgot-password', 'reset-password', 'confirm-email', 'invitation'],
  ...['search', 'logout'],
]

describe('the commands', () => {
  it('open every page that is about no single thing', () => {
    const opened = new Set(pageEntries.map(({ to }) => pageOf(to(paths))))
    const missing = pages.filter((page) => !page.includes(':') && !without.includes(page) && !opened.has(page))
    expect(missing).toEqual([])
  })

  it('open every tab of an event', () => {
    const opened = new Set(eventEntries.map(({ path }) => pageOf(paths[path](':id')).replace('%3A', ':')))
    // the key is entered from the tab of the page
    const tabs = pages.filter((page) => page.startsWith('events/:id') && page !== 'events/:id/enter-key')
    expect(tabs.filter((tab) => !opened.has(tab))).toEqual([])
  })

  it('are found by similar words once no word matches', () => {
    const commandOf = (label: string, also = '') => ({ id: label, label, also, to: '/' })
    const commands = [commandOf('Settings'), commandOf('Orders', 'sales buyers'), commandOf('Reports')]
    const found = (q: string) => findCommands(commands, q).map(({ label }) => label)
    expect(found('setings')).toEqual(['Settings'])
    expect(found('oredrs')).toEqual(['Orders'])
    expect(found('buyres')).toEqual(['Orders'])
    expect(found('settings')).toEqual(['Settings'])
    expect(found('zzxxyyww')).toEqual([])
    expect(found('42')).toEqual([])
  })
})
