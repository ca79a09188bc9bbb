import { firstReadsOf } from '@foyer/contract/first-reads'
import { pages } from '@foyer/contract/pages'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { problem } from '../test/problem.ts'
import { mockAnswers, openApp } from './test/render-app.tsx'

const [[event], [order]] = await Promise.all([mockAnswers('/events?limit=1'), mockAnswers('/orders?limit=1')])

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})

/** The pages whose first reads are more than those of every page. */
const known = pages.filter((page) => firstReadsOf(page).length > firstReadsOf('my-profile').length)

describe('what the server puts into a page is what the page reads', () => {
  it.each(known)('/%s', async (page) => {
    const path = page.replace(':id', page.startsWith('orders') ? order.id : event.id)
    const isForGuests = page.startsWith('sign-')
    const { fetched } = openApp(`/en/${path}`, (request) =>
      isForGuests && request.url.includes('/me') ? problem({ status: 401 }) : undefined,
    )
    const expected = firstReadsOf(path).filter((read) => !isForGuests || read !== '/inbox/unread')
    const asked = () => fetched.mock.calls.map(([url]) => url.replace('/api/v1', ''))
    await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(expected)))
  })
})
