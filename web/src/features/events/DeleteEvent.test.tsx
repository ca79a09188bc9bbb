import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

// only the rehearsal has no orders in the demo
async function askToDelete(name: string, instead?: Parameters<typeof openApp>[1], address = '/en') {
  const app = openApp(address, instead)
  const button = await screen.findByRole('button', { name: new RegExp(`^Delete ${name}`) })
  await app.user.click(button)
  return { ...app, button, dialog: await screen.findByRole('alertdialog', { name: 'Are you sure?' }) }
}

const deleted = ({ fetched }: ReturnType<typeof openApp>) =>
  fetched.mock.calls.filter(([, init]) => init?.method === 'DELETE').length

describe('deleting an event', () => {
  it('[S2.17] asks in the words of the specification, names the event and focuses Cancel', async () => {
    const { dialog } = await askToDelete('Winter Concert')
    for (const text of ['Are you sure?', 'To delete, press Delete', "This action can't be undone"])
      expect(dialog.textContent).toContain(text)
    expect(dialog.textContent).toContain('Winter Concert: Strings by Candlelight')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  })

  it('[S2.17] does nothing when cancelled', async () => {
    const app = await askToDelete('Winter Concert')
    await app.user.keyboard('{Enter}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(deleted(app)).toBe(0)
    expect(screen.getByRole('heading', { name: /Winter Concert/ })).toBeTruthy()
  })

  it.each([
    ['de', /^Winter.* löschen$/, /^Sind Sie sicher\?$/, 'Zum Löschen drücken Sie auf „Löschen“', 'Abbrechen'],
    ['fr', /^Supprimer Winter/, /^Supprimer cet événement\s\?$/, 'Cette action est irréversible', 'Annuler'],
  ])('[S1.3] [S2.17] asks in the language %s', async (language, button, name, text, cancel) => {
    const { user } = openApp(`/${language}`)
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = await screen.findByRole('alertdialog', { name })
    expect(dialog.textContent).toContain(text)
    if (language === 'de') expect(dialog.textContent).toContain('Das lässt sich nicht rückgängig machen')
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: cancel }))
  })

  it('[S2.17] [S4.3] [S7.9] deletes the event from every list, says so and focuses the next event', async () => {
    const { user } = await askToDelete('Open Rehearsal')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('“Open Rehearsal and Backstage Tour” deleted.')
    await screen.findByText('3 events')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('heading', { name: /Open Rehearsal/ })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Winter Concert: Strings by Candlelight')
    await waitFor(() => expect(screen.queryByRole('link', { name: /Open Rehearsal/ })).toBeNull())
    await user.click(screen.getByRole('link', { name: 'Events' }))
    await screen.findByRole('table', { name: 'All events' })
    expect(screen.queryByRole('link', { name: /Open Rehearsal/ })).toBeNull()
  })

  it('focuses the previous event when the last of the list is deleted', async () => {
    const { user } = await askToDelete('Open Rehearsal', undefined, '/en?sort=date&order=asc')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('3 events')
    expect(document.activeElement?.textContent).toBe('Winter Concert: Strings by Candlelight')
  })

  it('[S4.3] explains that an event with orders cannot be deleted, and closes it instead', async () => {
    const { user } = await askToDelete('Winter Concert')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('dialog', { name: 'This event can’t be deleted' })
    expect(screen.getByText(/“Winter Concert.*” has orders/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close event' }))
    await screen.findByText(/is now closed/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('button', { name: /^Change status of Winter.*: Closed$/ })).toBeTruthy()
  })

  it('[S4.3] shows in the dialog that closing failed, with the main button last', async () => {
    const { user } = await askToDelete('Winter Concert', (request) =>
      request.method === 'PUT' ? problem({ status: 500 }) : undefined,
    )
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'This event can’t be deleted' }))
    const [cancel, close] = dialog.getAllByRole('button')
    expect([cancel, close].map((button) => button?.textContent)).toEqual(['Cancel', 'Close event'])
    expect(document.activeElement).toBe(cancel)
    await user.click(dialog.getByRole('button', { name: 'Close event' }))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('An error occurred'))
    expect(screen.getByRole('region', { name: 'Notifications' }).textContent).not.toContain('An error occurred')
  })

  it('does not offer to close a closed event', async () => {
    const { user } = await askToDelete('Lantern Walk')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText(/It’s already closed/)
    expect(screen.queryByRole('button', { name: 'Close event' })).toBeNull()
  })

  it('[S4.3] keeps the dialog open and shows any other error', async () => {
    const { user } = await askToDelete('Winter Concert', (request) =>
      request.method === 'DELETE' ? problem({ status: 500 }) : undefined,
    )
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('An error occurred'))
  })

  it('is disabled with a reason for roles that may not delete', async () => {
    sessionStorage.setItem('foyer-team', '2')
    const app = openApp('/en/events')
    await screen.findByText('0 events')
    await fetch('/api/v1/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-team': '2' },
      body: JSON.stringify({ title: 'Le Malade imaginaire', urlLink: 'https://www.example.com' }),
    })
    await app.router.navigate({ href: '/en' })
    const button = await screen.findByRole('button', { name: /^Delete Le Malade/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.textContent).toContain('Only team owners and admins')
    await app.user.click(button)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
