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
    says: { 'name.required': 'The hall needs a name' },
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

// texts: the types of links know the pages of the app only
const elsewhere: string = '/elsewhere'
const inGerman: string = '/de/hall'

/** A field whose control is made of parts, none of which has its id; and a refusal that is about it. */
function SeatForm() {
  const form = useApiForm({
    defaultValues: { seat: '' },
    schema: async () => z.strictObject({ seat: requiredName }),
    send: () => send({ name: '', address: { city: '' } }, ''),
    onSaved,
    blames: { conflict: 'seat' },
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
  // this router is not the app's, whose type all links know
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

describe('a form checked before it is sent', () => {
  it('with one field at fault gives it the focus and says what is wrong, in its own words', async () => {
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

  it('with more at fault gives the focus to a summary that leads to each field', async () => {
    const { user, save } = await open()
    await save()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(screen.getByRole('heading', { name: '2 things need your attention' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Fill this in.' }))
    expect(document.activeElement).toBe(screen.getByLabelText('City'))
  })

  it('gives the focus to the first part of a control that is made of several', async () => {
    const { save } = await open(undefined, SeatForm)
    await save()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Row')))
  })

  it('takes an error away as soon as it is mended', async () => {
    const { fill, save } = await open()
    await fill('', 'Basel')
    await save()
    await screen.findByText('The hall needs a name')
    await fill('Saal', '')
    expect(screen.queryByText('The hall needs a name')).toBeNull()
  })
})

describe('a form the server refuses', () => {
  it('[S4.3] says it at the field, and keeps what was typed', async () => {
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

  it('says in the summary what belongs to no field, and takes it away with the next try', async () => {
    send.mockRejectedValueOnce(await refusal({ status: 409, code: 'stale' }))
    const { fill, save } = await open()
    await fill('Saal', 'Basel')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('This was changed in the meantime')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('saved'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says in the summary and at its field what is about one field alone, until that is changed', async () => {
    send.mockRejectedValueOnce(await refusal({ status: 409, code: 'conflict' }))
    const { user, save } = await open(undefined, SeatForm)
    await user.type(screen.getByLabelText('Row'), '12')
    await save()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(screen.getByRole('heading', { name: 'One thing needs your attention' })).toBeTruthy()
    const described = () => screen.getByLabelText('Row').getAttribute('aria-description')
    expect(described()).toContain('This cannot be done as things stand now')
    await user.click(within(summary).getByRole('link', { name: /This cannot be done/ }))
    expect(document.activeElement).toBe(screen.getByLabelText('Row'))
    await user.type(screen.getByLabelText('Row'), '3')
    await waitFor(() => expect(described()).toBeNull())
  })

  it('does not go on saying it when the next try fails for another reason', async () => {
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

  it('sends the same key again for the same body, another for another', async () => {
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
  it('[S4.3] is pending, and is not sent twice', async () => {
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

  it('is pending while its schema is fetched, and sends what was there when it was pressed', async () => {
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

  it('is sent once by two presses at once, and not again while it leads on', async () => {
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
  it('with something typed asks first, and stays if that is wanted', async () => {
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

  it('for the same page in another language does not ask', async () => {
    const { user, fill } = await open()
    await fill('Saal', '')
    await user.click(screen.getByRole('link', { name: 'Deutsch' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('that was saved does not ask', async () => {
    const { user, fill, save } = await open()
    await fill('Saal', 'Basel')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await screen.findByText('Somewhere else')
  })

  it('that was saved and typed into again asks', async () => {
    const { user, fill, save } = await open()
    await fill('Saal', 'Basel')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await fill(' II', '')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await screen.findByRole('alertdialog')
  })

  it('while it is saved leads on without asking', async () => {
    const { user, fill, save, history } = await open()
    onSaved.mockImplementation(() => history.push('/elsewhere'))
    await fill('Saal', 'Basel')
    await save()
    await screen.findByText('Somewhere else')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('with something typed asks the browser to ask before the tab is closed', async () => {
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
