import { requiredName } from '@foyer/contract/text'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { problem } from '../../test/problem.ts'
import { Words } from '../../test/render.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ApiError } from '../api-error.ts'
import { createQueryClient } from '../query-client.ts'
import { SectionForm } from './SectionForm.tsx'
import { useVersionedForm } from './use-versioned-form.ts'

interface Hall {
  name: string
  seats: string
  version: number
}
const Name = z.strictObject({ name: requiredName })

/** The stored hall, as on a server. `seen` is the page's last copy. */
let stored: Hall
let seen: Hall
const listeners = new Set<() => void>()
const hear = () => {
  seen = stored
  for (const listener of listeners) listener()
}
/** Saves from another tab. */
const saveElsewhere = (changes: Partial<Hall>) => {
  stored = { ...stored, ...changes, version: stored.version + 1 }
}

const save = vi.fn(async (body: z.input<typeof Name>, version: number) => {
  if (version !== stored.version) throw new ApiError(await problem({ status: 409, code: 'stale' }).json())
  stored = { ...stored, name: body.name.trim(), version: version + 1 }
  return stored
})

beforeEach(() => {
  stored = { name: 'Great hall', seats: '300', version: 1 }
  seen = stored
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  save.mockClear()
  vi.unstubAllGlobals()
})

function HallForm() {
  const hall = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => seen,
  )
  const form = useVersionedForm({
    stored: hall,
    valuesOf: ({ name }: Hall) => ({ name }),
    schema: async () => Name,
    save,
    reload: async () => {
      act(hear)
      return stored
    },
    onSaved: () => undefined,
  })
  return (
    <SectionForm form={form} saveLabel="Save" describe={(_, value) => ({ label: 'Its name', value: String(value) })}>
      <Field label="Name" {...form.field('name')}>
        <TextInput {...form.input('name')} />
      </Field>
    </SectionForm>
  )
}

async function open() {
  const root = createRootRoute({
    component: () => (
      <Words>
        <QueryClientProvider client={createQueryClient()}>
          <HallForm />
        </QueryClientProvider>
      </Words>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // `as`: the router types only know the app's router.
  render(<RouterProvider router={router as never} />)
  const user = userEvent.setup()
  const field = await screen.findByLabelText<HTMLInputElement>('Name')
  const type = async (name: string) => {
    await user.clear(field)
    await user.type(field, name)
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { field, type, press }
}

const notice = () => screen.queryByText('Someone else changed this while you were editing')

it('saves on top of the version it loaded, then on top of its own result', async () => {
  const { type, press, field } = await open()
  await type('  Small hall ')
  await press('Save')
  await waitFor(() => expect(field.value).toBe('Small hall'))
  expect(save.mock.calls).toEqual([[{ name: '  Small hall ' }, 1]])
  await type('Smaller hall')
  await press('Save')
  await waitFor(() => expect(save.mock.lastCall).toEqual([{ name: 'Smaller hall' }, 2]))
})

it('saves when a concurrent change touched other fields', async () => {
  const { type, press } = await open()
  await type('Small hall')
  saveElsewhere({ seats: '299' })
  await press('Save')
  await waitFor(() => expect(stored).toEqual({ name: 'Small hall', seats: '299', version: 3 }))
  act(hear)
  expect(notice()).toBeNull()
})

describe('a concurrent change to the same field', () => {
  async function meet() {
    const page = await open()
    await page.type('Mine')
    saveElsewhere({ name: 'Theirs' })
    await page.press('Save')
    await screen.findByText('Someone else changed this while you were editing')
    return page
  }

  it('blocks the save, keeps the input and shows the stored value', async () => {
    const { field } = await meet()
    expect(stored.name).toBe('Theirs')
    expect(field.value).toBe('Mine')
    expect(screen.getByRole('listitem').textContent).toBe('Its nameTheirs')
    await waitFor(() => expect(document.activeElement?.contains(notice())).toBe(true))
    expect(screen.queryByText(/Reload the page/)).toBeNull()
  })

  it('is overwritten by the next save once the reader chose so', async () => {
    const { press } = await meet()
    await press('Keep my changes')
    expect(notice()).toBeNull()
    await press('Save')
    await waitFor(() => expect(stored).toMatchObject({ name: 'Mine', version: 3 }))
  })

  it('is taken over on request', async () => {
    const { press, field } = await meet()
    await press('Use the saved version')
    expect(field.value).toBe('Theirs')
    expect(notice()).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is taken over when the reader discards the input', async () => {
    const { press, field } = await meet()
    await press('Discard changes')
    expect(field.value).toBe('Theirs')
    expect(notice()).toBeNull()
  })
})

describe('the focus moves to the save button', () => {
  const saveButton = () => screen.getByRole('button', { name: 'Save' })

  it('when the input is discarded', async () => {
    const { type, press } = await open()
    await type('Mine')
    await press('Discard changes')
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
    expect(document.activeElement).toBe(saveButton())
  })

  it.each(['Use the saved version', 'Keep my changes'])('when the reader chooses %s', async (answer) => {
    const { type, press } = await open()
    await type('Mine')
    saveElsewhere({ name: 'Theirs' })
    act(hear)
    await press(answer)
    expect(document.activeElement).toBe(saveButton())
  })
})

it('follows concurrent changes while there is no input', async () => {
  const { field } = await open()
  saveElsewhere({ name: 'Theirs' })
  act(hear)
  expect(field.value).toBe('Theirs')
})

it('reports a concurrent change at once while typing, without moving the focus', async () => {
  const { field, type } = await open()
  await type('Mine')
  saveElsewhere({ name: 'Theirs' })
  act(hear)
  expect(notice()).toBeTruthy()
  expect(document.activeElement).toBe(field)
})
