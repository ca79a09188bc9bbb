import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DateTimeInput } from './DateTimeInput.tsx'
import { Field } from './Field.tsx'
import { focusField } from './focus-field.ts'

// Transforming the library takes longer than a test waits.
beforeAll(() => import('./DateTimePicker.tsx'))

// The picker restores the caret on each `selectionchange`; happy-dom fires that event synchronously, which loops for
// ever.
beforeAll(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))
afterAll(() => vi.restoreAllMocks())

async function show(value: string | null) {
  const onValueChange = vi.fn()
  render(
    <Field id="starts" label="Starts" error="Enter a start">
      <DateTimeInput
        value={value}
        onValueChange={onValueChange}
        timeZone="Europe/Berlin"
        zone="Berlin time"
        locale="en-GB"
      />
    </Field>,
  )
  await screen.findAllByRole('spinbutton')
  return onValueChange
}

const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}`) })

test('shows a moment in the named zone, day before month', async () => {
  await show('2027-05-20T20:00:00Z')
  expect(screen.getAllByRole('spinbutton').map((each) => each.textContent)).toEqual(['20', '05', '2027', '22', '00'])
  expect(screen.getByText('Berlin time')).toBeTruthy()
})

test('returns input in that zone as UTC', async () => {
  const onValueChange = await show('2027-05-20T20:00:00Z')
  part('hour').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(onValueChange).toHaveBeenLastCalledWith('2027-05-20T21:00:00.000Z')
})

test('skips the hour that summer time skips', async () => {
  const onValueChange = await show('2027-03-28T00:30:00Z')
  part('hour').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(onValueChange).toHaveBeenLastCalledWith('2027-03-28T01:30:00.000Z')
})

test("its parts have the field's label and description and are focused by its id", async () => {
  await show(null)
  const group = screen.getByRole('group', { name: /^Starts/ })
  expect(document.getElementById('starts')?.contains(group)).toBe(true)
  focusField('starts')
  expect(document.activeElement).toBe(part('day'))
  expect(part('day').getAttribute('aria-invalid')).toBe('true')
})
