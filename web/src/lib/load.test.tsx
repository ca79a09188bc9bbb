import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { problem } from '../test/problem.ts'
import { Words } from '../test/render.tsx'
import { Load } from './Load.tsx'
import { read } from './query.ts'
import { createQueryClient } from './query-client.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  // React reports what an error boundary has caught
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

const show = () =>
  render(
    <Words>
      <QueryClientProvider client={createQueryClient()}>
        <Load fallback={<p>grey</p>}>
          <Teams />
        </Load>
      </QueryClientProvider>
    </Words>,
  )

it('[S4.2] shows what is coming while it loads, then what came', async () => {
  fetched.mockResolvedValue(Response.json([{ name: 'Kulturhaus' }]))
  show()
  expect(screen.getByText('grey')).toBeTruthy()
  await screen.findByText('Kulturhaus')
})

it('[S2.22] [S8.5] shows the red icon and Something went wrong when it fails, and asks again on request', async () => {
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
