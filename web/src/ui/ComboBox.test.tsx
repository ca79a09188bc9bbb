import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { descriptionOf } from '../test/description.ts'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxGroup, ComboBoxOption } from './combo-box-props.ts'
import { Field } from './Field.tsx'

const ham: ComboBoxOption = { value: 'ham', label: 'Hamburg', description: 'on the Elbe' }
const lyon: ComboBoxOption = { value: 'lyo', label: 'Lyon', description: 'on the Rhône', keywords: 'Lugdunum' }
const towns: ComboBoxGroup[] = [
  { id: 'de', title: 'Germany', options: [ham] },
  { id: 'fr', title: 'France', options: [lyon] },
]

function Town({ groups = () => towns }: { groups?: () => ComboBoxGroup[] }) {
  const [value, setValue] = useState('ham')
  return (
    <Field label="Town" hint="Where it is" error={value === 'ham' ? 'Not there' : undefined}>
      <ComboBox
        chosen={value === 'ham' ? ham : lyon}
        onValueChange={setValue}
        groups={groups}
        emptyText="No such town"
        openLabel="Show all towns"
      />
    </Field>
  )
}

async function openTown() {
  render(<Town />)
  const user = userEvent.setup()
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Town/ })
  await user.click(box())
  await waitFor(() => expect(box().readOnly).toBe(false))
  return { user, box: box() }
}

it("shows the chosen option with the field's label, hint and error", async () => {
  const { box } = await openTown()
  expect(box.value).toBe('Hamburg')
  expect(screen.getByLabelText('Town', { selector: 'input' })).toBe(box)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(box)).toBe('Not there Where it is')
})

it.each(['lyo', 'RHONE', 'lugd', 'rhône lyon'])('finds an option by %j, with its group only', async (typed) => {
  const { user, box } = await openTown()
  await user.clear(box)
  await user.type(box, typed)
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Lyonon the Rhône'])
  expect(screen.getByText('France')).toBeTruthy()
  expect(screen.queryByText('Germany')).toBeNull()
})

it('can be used by keyboard', async () => {
  const { user, box } = await openTown()
  await user.clear(box)
  await user.type(box, 'ly{ArrowDown}{Enter}')
  expect(box.value).toBe('Lyon')
})

it('says when nothing is found, and keeps the chosen option', async () => {
  const { user, box } = await openTown()
  await user.clear(box)
  await user.type(box, 'Atlantis')
  await screen.findByText('No such town')
  await user.tab()
  expect(box.value).toBe('Hamburg')
})

it('shows all options by its button', async () => {
  const { user } = await openTown()
  await user.click(screen.getByRole('button', { name: /Show all towns/ }))
  expect(await screen.findAllByRole('option')).toHaveLength(2)
})

it('builds its list once the box has the focus, and keeps it there', async () => {
  const listed = vi.fn(() => towns)
  render(<Town groups={listed} />)
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Town/ })
  expect(box().value).toBe('Hamburg')
  await vi.dynamicImportSettled()
  expect(listed).not.toHaveBeenCalled()
  box().focus()
  await waitFor(() => expect(box().readOnly).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(box()))
  expect(listed).toHaveBeenCalled()
})
