import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { descriptionOf } from '../../test/description.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const pageId = '1f2e3d4c5b6a79880123456789abcdef'
const link = `https://www.notion.so/stage/Summer-Night-${pageId}?pvs=4`

const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const title = () => box('Site title')
const notion = () => box('Notion link')
const website = () => box('Website URL')
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const add = () => screen.getByRole('button', { name: 'Add' })

/** The address to which the app moves, whose history is in memory: a heading takes the focus when the window's changes. */
const arriveAt = (path: string) => window.history.replaceState(null, '', path)

/** Opens the page from the list, as a reader does. */
async function openPage() {
  arriveAt('/en')
  const app = openApp('/en')
  await heading('Your events')
  arriveAt('/en/create-event')
  await app.user.click(await screen.findByRole('link', { name: 'Add event' }))
  const page = await heading('Add event')
  await waitFor(() => expect(document.activeElement).toBe(page))
  const type = async (field: HTMLInputElement, text: string) => {
    await app.user.clear(field)
    if (text) await app.user.paste(text)
  }
  return {
    ...app,
    type,
    fill: async (name: string, address = 'www.example.com') => {
      await type(title(), name)
      await type(notion(), link)
      await type(website(), address)
    },
    submit: () => app.user.click(add()),
    posted: () => app.fetched.mock.calls.filter(([url, init]) => init?.method === 'POST' && url.endsWith('/events')),
  }
}

it('[S3.4] shows the website as the place of an event without a venue, with its address completed', async () => {
  const { user, fill, submit } = await openPage()
  await fill('Summer Night', 'Example.com/fair')
  await user.click(title())
  expect(website().value).toBe('https://example.com/fair')
  await submit()
  await heading('Summer Night')
  const place = await screen.findByRole('link', { name: /^example\.com\/fair/ })
  expect(place.getAttribute('href')).toBe('https://example.com/fair')
  await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Events' }))
  expect((await screen.findByRole('row', { name: /Summer Night/ })).textContent).toContain('example.com/fair')
})

it('needs no Notion page and no website from those who have none, and shows the page while it is typed', async () => {
  const { user, type, submit } = await openPage()
  const preview = screen.getByRole('figure')
  expect(preview.textContent).toContain('Your event')
  await type(title(), 'Summer Night')
  await type(notion(), 'not a link')
  await user.click(box('I don’t have a Notion page'))
  expect(screen.queryByLabelText('Notion link')).toBeNull()
  await user.click(box('I don’t have a website'))
  await type(box(/^Venue/), 'Old Hall')
  await type(box(/^City/), 'Freiburg')
  expect(preview.textContent).toContain('Summer Night')
  expect(preview.textContent).toContain('Old Hall, Freiburg')
  await user.click(box('I don’t have a Notion page'))
  expect(notion().value).toBe('not a link')
  await user.click(box('I don’t have a Notion page'))
  arriveAt('/en/events/evt_5')
  await submit()
  const page = await heading('Summer Night')
  await waitFor(() => expect(document.activeElement).toBe(page))
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Old Hall, Freiburg'))
})

it('[S5.1] [S5.2] [S5.3] [S8.8] names the missing fields, with a link to each', async () => {
  const { user, type, submit } = await openPage()
  await submit()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Title is required', 'Notion link is required', 'Website URL is required'])
  expect(document.title).toBe('Error: Add event – Foyer')
  await user.click(within(summary).getByRole('link', { name: 'Notion link is required' }))
  expect(document.activeElement).toBe(notion())
  expect(descriptionOf(notion())).toMatch(/Notion link is required/)
  await type(title(), '   ')
  await type(notion(), link)
  await type(website(), 'example.com')
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(title()))
  expect(descriptionOf(title())).toBe('Title is required')
  expect(website().value).toBe('https://example.com/')
})

it('recognises Notion links in all forms that Notion gives out, and names the page', async () => {
  const { type } = await openPage()
  const recognised = () => screen.queryByText(/^Notion page recognised/)?.textContent
  for (const form of [
    `https://app.notion.com/p/stage/Summer-Night-${pageId}`,
    `stage.notion.site/Summer-Night-${pageId}`,
  ]) {
    await type(notion(), form)
    await waitFor(() => expect(recognised()).toBe('Notion page recognised: Summer Night'))
  }
  for (const form of [`notion://${pageId}`, pageId, `https://www.notion.so/share?p=${pageId}`]) {
    await type(notion(), form)
    await waitFor(() => expect(recognised()).toBe('Notion page recognised'))
  }
  await type(notion(), 'https://www.notion.so/stage')
  await waitFor(() => expect(recognised()).toBeUndefined())
})

it('says what is wrong with a link or an address, and keeps the typed values', async () => {
  const { type, submit, router } = await openPage()
  await type(title(), 'Summer Night')
  for (const [wrong, because] of [
    ['our summer page', 'Enter the link to a Notion page'],
    [`https://example.com/${pageId}`, 'This isn’t a Notion link'],
    ['https://www.notion.so/stage', 'This link doesn’t open a single page'],
  ] as const) {
    await type(notion(), wrong)
    await type(website(), 'example.com')
    await submit()
    await waitFor(() => expect(descriptionOf(notion())).toContain(because))
    expect(notion().value).toBe(wrong)
  }
  await type(notion(), link)
  for (const [wrong, because] of [
    ['ftp://example.com', 'Use an address that starts with https:// or http://'],
    ['javascript:alert(1)', 'Use an address that starts with https:// or http://'],
    ['https://me:secret@example.com', 'Remove the user name and password'],
    ['http://localhost:3000', 'This address only works on your own computer or network'],
    ['192.168.1.10', 'This address only works on your own computer or network'],
    ['our website', 'Enter a website address, such as www.example.com'],
  ] as const) {
    await type(website(), wrong)
    await submit()
    await waitFor(() => expect(descriptionOf(website())).toContain(because))
    expect(website().value).toBe(wrong)
  }
  expect(router.state.location.pathname).toBe('/en/create-event')
})

it('accepts any title as text, except titles that are too long or contain invisible characters', async () => {
  const { type, fill, submit } = await openPage()
  await fill('a'.repeat(10_000))
  await submit()
  await waitFor(() => expect(descriptionOf(title())).toBe('Use 200 characters or fewer.'))
  await type(title(), 'turn\u202earound')
  await submit()
  await waitFor(() => expect(descriptionOf(title())).toMatch(/Remove the invisible characters/))
  const unusual = '<img src=x onerror=alert(1)> مرحبا 🎪 {name}'
  await type(title(), unusual)
  await submit()
  await heading(unusual)
})

it('adds one event when Add is pressed several times', async () => {
  const { user, fill, posted } = await openPage()
  // a title of its own: notifications of earlier tests may still be shown
  await fill('Late Show')
  await user.dblClick(add())
  await heading('Late Show')
  expect(await screen.findAllByText('“Late Show” added.')).toHaveLength(1)
  expect(posted()).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await heading('Your events')
  expect(await screen.findAllByRole('heading', { level: 2, name: 'Late Show' })).toHaveLength(1)
})

it('works with the keyboard only', async () => {
  const { user } = await openPage()
  await user.tab()
  await user.keyboard('Summer Night')
  await user.tab()
  await user.paste(link)
  await user.tab()
  expect(document.activeElement).toBe(box('I don’t have a Notion page'))
  await user.tab()
  await user.paste('example.com')
  expect(document.activeElement).toBe(website())
  arriveAt('/en/events/evt_5')
  await user.keyboard('{Control>}{Enter}{/Control}')
  const page = await heading('Summer Night')
  await waitFor(() => expect(document.activeElement).toBe(page))
})

it('asks before typed values are discarded', async () => {
  const { user, type } = await openPage()
  await type(title(), 'Summer Night')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(title().value).toBe('Summer Night')
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(title().value).toBe('Summer Night')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await heading('Your events')
  await screen.findByText('4 events')
})

it('Cancel leads back to the list at once when nothing was typed', async () => {
  const { user } = await openPage()
  arriveAt('/en')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  const list = await heading('Your events')
  await waitFor(() => expect(document.activeElement).toBe(list))
})

it('[S2.4] keeps the typed values when the language changes, and translates the page at once', async () => {
  const { user, fill, submit } = await openPage()
  await fill('Summer Night', '')
  await submit()
  await waitFor(() => expect(descriptionOf(website())).toMatch(/Website URL is required/))
  await user.click(screen.getByRole('link', { name: 'Deutsch' }))
  await waitFor(() => expect(descriptionOf(box('Webadresse'))).toMatch(/Die Webadresse fehlt/))
  expect(box('Titel').value).toBe('Summer Night')
})
