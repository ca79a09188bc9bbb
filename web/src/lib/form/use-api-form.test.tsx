import { line, requiredName } from '@foyer/contract/text'
import { QueryClientProvider } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { problem } from '../../test/problem.ts'
import { Words } from '../../test/render.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ApiError, Unreachable } from '../api-error.ts'
import { createQueryClient } from '../query-client.ts'
import { Form } from './Form.tsx'
import { useApiForm } from './use-api-form.ts'

const Hall = z.strictObject({ name: requiredName, address: z.strictObject({ city: line(20).min(1) }) })

const send = vi.fn<(body: z.input<typeof Hall>, key: string) => Promise<string>>()
const onSaved = vi.fn()
const fetchHall = vi.fn<() => Promise<typeof Hall>>()
beforeEach(() => {
  send.mockReset().mockResolvedValue('saved')
  onSaved.mockReset()
  fetchHall.mockReset().mockResolvedValue(Hall)
  vi.stubGlobal('scrollTo', () => undefined)
})

function HallForm() {
  const form = useApiForm({
    defaultValues: { name: '', address: { city: '' } },
    schema: fetchHall,
    send,
    onSaved,
    errorTexts: { 'name.required': 'The hall needs a name' },
  })
  return (
    <Form form={form}>
      <Field label="Name" {...form.field('name')}>
        <TextInput {...form.input('name')} />
      </Field>
      <Field label="City" {...form.field('address.city')}>
        <TextInput {...form.input('address.city')} />
      </Field>
      <button type="submit">{form.pending ? 'Saving' : 'Save'}</button>
      <output>{form.failed ? 'failed' : 'fine'}</output>
    </Form>
  )
}

// Typed as strings, because links only accept the pages of the app.
const elsewhere: string = '/elsewhere'
const inGerman: string = '/de/hall'

/** A field with several controls, none with the field's id, and a refusal that belongs to it. */
function SeatForm() {
  const form = useApiForm({
    defaultValues: { seat: '' },
    schema: async () => z.strictObject({ seat: requiredName }),
    send: () => send({ name: '', address: { city: '' } }, ''),
    onSaved,
    errorFields: { conflict: 'seat' },
  })
  const { id, error } = form.field('seat')
  return (
    <Form form={form}>
      <div id={id}>
        <input aria-label="Row" aria-description={error} {...form.input('seat')} />
        <input aria-label="Number" />
      </div>
      <button type="submit">Save</button>
    </Form>
  )
}

async function open(
  history: RouterHistory = createMemoryHistory({ initialEntries: ['/en/hall'] }),
  Shown: () => ReactNode = HallForm,
) {
  const root = createRootRoute({
    component: () => (
      <Words>
        <QueryClientProvider client={createQueryClient()}>
          <Link to={elsewhere}>Elsewhere</Link>
          <Link to={inGerman}>Deutsch</Link>
          <Outlet />
        </QueryClientProvider>
      </Words>
    ),
  })
  const hall = createRoute({ getParentRoute: () => root, path: '$lang/hall', component: Shown })
  const other = createRoute({ getParentRoute: () => root, path: 'elsewhere', component: () => <p>Somewhere else</p> })
  // Links only know the type of the app's router.
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([hall, other]), history }) as never} />)
  await screen.findByRole('button', { name: 'Save' })
  const user = userEvent.setup()
  return {
    user,
    history,
    fill: async (name: string, city: string) => {
      if (name) await user.type(screen.getByLabelText('Name'), name)
      if (city) await user.type(screen.getByLabelText('City'), city)
    },
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
  }
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const refusal = async (given: Parameters<typeof problem>[0]) => new ApiError(await problem(given).json())

describe('a form validated before it is sent', () => {
  it("focuses a single wrong field and shows the form's own error text", async () => {
    const { fill, save } = await open()
    await fill('', 'Basel')
    await save()
    await screen.findByText('The hall needs a name')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('failed')).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
  })

  it('focuses a summary of several errors that links to each field', async () => {
    const { user, save } = await open()
    await save()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(screen.getByRole('heading', { name: '2 things need your attention' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'City – This field is required.' }))
    expect(document.activeElement).toBe(screen.getByLabelText('City'))
  })

  it('focuses the first part of a control with several parts', async () => {
    const { save } = await open(undefined, SeatForm)
    await save()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Row')))
  })

  it('clears an error as soon as it is fixed', async () => {
    const { fill, save } = await open()
    await fill('', 'Basel')
    await save()
    await screen.findByText('The hall needs a name')
    await fill('Saal', '')
    expect(screen.queryByText('The hall needs a name')).toBeNull()
  })
})

describe('a form that the server refuses', () => {
  it('[S4.3] shows the error at its field and keeps the input', async () => {
    send.mockRejectedValueOnce(
      await refusal({ status: 422, errors: [{ path: 'body.address.city', code: 'too-long', limit: 20, message: '' }] }),
    )
    const { fill, save } = await open()
    await fill('Saal', 'Basel')
    await save()
    await screen.findByText('Use 20 characters or fewer.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')))
    expect([value('Name'), value('City')]).toEqual(['Saal', 'Basel'])
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('shows errors without a field in the summary, until the next attempt', async () => {
    send.mockRejectedValueOnce(await refusal({ status: 409, code: 'stale' }))
    const { fill, save } = await open()
    await fill('Saal', 'Basel')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('This has changed since you opened it')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('saved'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows an error about one field in the summary and at the field, until the field changes', async () => {
    send.mockRejectedValueOnce(await refusal({ status: 409, code: 'conflict' }))
    const { user, save } = await open(undefined, SeatForm)
    await user.type(screen.getByLabelText('Row'), '12')
    await save()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(screen.getByRole('heading', { name: 'One thing needs your attention' })).toBeTruthy()
    const described = () => screen.getByLabelText('Row').getAttribute('aria-description')
    expect(described()).toContain('This can’t be done right now')
    await user.click(within(summary).getByRole('link', { name: /This can’t be done/ }))
    expect(document.activeElement).toBe(screen.getByLabelText('Row'))
    await user.type(screen.getByLabelText('Row'), '3')
    await waitFor(() => expect(described()).toBeNull())
  })

  it('replaces the error when the next attempt fails for another reason', async () => {
    send.mockRejectedValueOnce(await refusal({ status: 409, code: 'stale' }))
    const { user, fill, save } = await open()
    await fill('Saal', 'Basel')
    await save()
    await screen.findByRole('alert')
    await user.clear(screen.getByLabelText('Name'))
    await save()
    await screen.findByText('The hall needs a name')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends the same idempotency key for the same body, and another for another body', async () => {
    send.mockRejectedValueOnce(new Unreachable()).mockRejectedValueOnce(new Unreachable())
    const { fill, save } = await open()
    await fill('Saal', 'Basel')
    await save()
    await screen.findByRole('alert')
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    await fill(' II', '')
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
    const keys = send.mock.calls.map(([, key]) => key)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})

describe('a form being sent', () => {
  it('[S4.3] is pending and cannot be sent twice', async () => {
    let answer: (saved: string) => void = () => undefined
    send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const { user, fill, save } = await open()
    await fill('Saal', 'Basel')
    await save()
    await user.click(await screen.findByRole('button', { name: 'Saving' }))
    expect(send).toHaveBeenCalledOnce()
    answer('saved')
    await screen.findByRole('button', { name: 'Save' })
  })

  it('is pending while its schema loads, and sends the values of the click', async () => {
    let fetched = () => {}
    fetchHall.mockImplementation(() => new Promise((resolve) => (fetched = () => resolve(Hall))))
    const { fill, save } = await open()
    await fill('Saal', 'Basel')
    await save()
    await screen.findByRole('button', { name: 'Saving' })
    await fill(' II', '')
    fetched()
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ name: 'Saal', address: { city: 'Basel' } }, expect.anything()),
    )
  })

  it('is sent once by a double click, and not again before onSaved has settled', async () => {
    let arrive = () => {}
    onSaved.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)))
    const { fill, save } = await open()
    await fill('Saal', 'Basel')
    const button = screen.getByRole('button', { name: 'Save' })
    button.click()
    button.click()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await save()
    expect(send).toHaveBeenCalledOnce()
    arrive()
    await waitFor(async () => {
      await save()
      expect(send).toHaveBeenCalledTimes(2)
    })
  })
})

describe('leaving a form', () => {
  it('asks first when it has unsaved input, and stays on request', async () => {
    const { user, fill, history } = await open()
    await fill('Saal', '')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(history.location.pathname).toBe('/en/hall')
    expect(value('Name')).toBe('Saal')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await screen.findByText('Somewhere else')
  })

  it('does not ask when only the language changes', async () => {
    const { user, fill } = await open()
    await fill('Saal', '')
    await user.click(screen.getByRole('link', { name: 'Deutsch' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('does not ask after a save', async () => {
    const { user, fill, save } = await open()
    await fill('Saal', 'Basel')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await screen.findByText('Somewhere else')
  })

  it('asks when there is new input after a save', async () => {
    const { user, fill, save } = await open()
    await fill('Saal', 'Basel')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await fill(' II', '')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await screen.findByRole('alertdialog')
  })

  it('does not ask when the save itself navigates', async () => {
    const { user, fill, save, history } = await open()
    onSaved.mockImplementation(() => history.push('/elsewhere'))
    await fill('Saal', 'Basel')
    await save()
    await screen.findByText('Somewhere else')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks before the tab is closed with unsaved input', async () => {
    window.history.replaceState(null, '', '/en/hall')
    const { fill } = await open(createBrowserHistory())
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(closing()).toBe(false)
    await fill('Saal', '')
    expect(closing()).toBe(true)
  })
})
