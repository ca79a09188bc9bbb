import { createMock } from '@foyer/mock/app'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { answerSignIn } from '../../lib/sign-in-request.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.ts'

type Respond = (request: Request) => Response | undefined | Promise<Response | undefined>

/**
 * Opens the app at a path, with the mock as its API.
 * @param instead answers some requests instead of the mock: with a failure, or as signed out
 */
export function openApp(path: string, instead: Respond = () => undefined) {
  const mock = createMock()
  const fetched = vi.fn(async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://localhost')
    url.pathname = url.pathname.replace('/api/v1', '')
    const request = new Request(url, init)
    return (await instead(request)) ?? (await mock.fetch(request))
  })
  vi.stubGlobal('fetch', fetched)
  // Resets state that another test in this file may have left.
  answerSignIn(false)
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(queryClient, history)
  const view = render(<App queryClient={queryClient} router={router} />)
  return { ...view, router, queryClient, fetched, user: userEvent.setup() }
}

/** The mock's answer to a GET below `/api/v1`, for tests that change it a little. */
// The answer as JSON, in whatever shape the route has.
// biome-ignore lint/suspicious/noExplicitAny: a wrong guess about its shape fails the test that makes it
export const mockAnswers = async (path: string): Promise<any> =>
  await (await createMock().fetch(new Request(`http://mock.test${path}`))).json()
