import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problem } from '../test/problem.ts'
import { Words } from '../test/render.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { Load } from './Load.tsx'
import { read } from './query.ts'
import { createQueryClient } from './query-client.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  // React logs errors that an error boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Teams() {
  const { data } = useSuspenseQuery(read('GET /teams'))
  return <p>{data.map(({ name }) => name)}</p>
}

const show = (loaded: ReactNode = <LoadTeams />) =>
  render(
    <Words>
      <QueryClientProvider client={createQueryClient()}>{loaded}</QueryClientProvider>
    </Words>,
  )

const LoadTeams = ({ whole }: { whole?: true }) => (
  <Load {...(whole && { whole })} fallback={<p>grey</p>}>
    {whole && <PageHeader title="Teams" />}
    <Teams />
  </Load>
)

it('[S4.2] shows the skeleton while loading, then the content', async () => {
  fetched.mockResolvedValue(Response.json([{ name: 'Kulturhaus' }]))
  show()
  expect(screen.getByText('grey')).toBeTruthy()
  await screen.findByText('Kulturhaus')
})

it('says offline that it waits for the connection, and shows the content when it arrives', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let answer: (response: Response) => void = () => undefined
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  show()
  expect(screen.getByRole('status').textContent).toContain('You’re offline')
  expect(screen.queryByText('grey')).toBeNull()
  online.mockReturnValue(true)
  answer(Response.json([{ name: 'Kulturhaus' }]))
  await screen.findByText('Kulturhaus')
})

it('[S2.22] [S8.5] shows the red icon and Something went wrong, and retries on request', async () => {
  fetched.mockResolvedValueOnce(problem({ status: 403 }))
  fetched.mockResolvedValueOnce(Response.json([{ name: 'Kulturhaus' }]))
  show()
  await screen.findByRole('heading', { name: 'Something went wrong' })
  expect(screen.getByRole('alert').querySelector('svg.text-danger-solid')).toBeTruthy()
  expect(screen.getByText(/Your role in this team/)).toBeTruthy()
  expect(screen.getByText(/req-1/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Kulturhaus')
})

describe('the focus after a retry, whose button disappears', () => {
  const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  beforeEach(() => {
    fetched.mockResolvedValueOnce(problem({ status: 403 }))
    fetched.mockResolvedValueOnce(Response.json([{ name: 'Kulturhaus' }]))
  })

  it('moves to the heading of the page', async () => {
    show(
      <main>
        <PageHeader title="Teams" />
        <LoadTeams />
      </main>,
    )
    await tryAgain()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Teams' }))
  })

  it('moves to the heading of the section if only that failed', async () => {
    show(
      <main>
        <PageHeader title="Profile" />
        <Section title="Teams">
          <LoadTeams />
        </Section>
      </main>,
    )
    await tryAgain()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Teams' }))
  })
})

it('[S2.22] a whole page that fails has its own title and heading', async () => {
  fetched.mockResolvedValueOnce(problem({ status: 403 }))
  show(<LoadTeams whole />)
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })
  expect(document.title).toBe('Something went wrong – Foyer')
})
