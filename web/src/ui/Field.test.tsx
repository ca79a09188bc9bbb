import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { descriptionOf } from '../test/description.ts'
import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SearchInput } from './SearchInput.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

test('a field labels its control and describes it by error and hint', () => {
  render(
    <Field label="Website URL" mark="required" hint="Where people find you." error="Website URL is required">
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Website URL (required)')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(input)).toBe('Website URL is required Where people find you.')
})

test('a field without an error is not invalid', () => {
  render(
    <Field label="Title">
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Title')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(input.getAttribute('aria-describedby')).toBeNull()
})

test('a text area announces how many characters are left', async () => {
  render(
    <Field label="About" hint="In your own words.">
      <TextArea counter={{ limit: 5, text: (left) => `${left} left` }} />
    </Field>,
  )
  const area = screen.getByLabelText('About')
  await userEvent.type(area, 'abcdefg')
  expect(descriptionOf(area)).toBe('In your own words. -2 left')
})

test('a password can be shown and hidden', async () => {
  render(
    <Field label="Password">
      <PasswordInput showLabel="Show password" hideLabel="Hide password" />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

test('clearing a search keeps the focus in its box', async () => {
  const onValueChange = vi.fn()
  render(<SearchInput label="Search events" clearLabel="Clear" value="bear" onValueChange={onValueChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onValueChange).toHaveBeenCalledWith('')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search events' }))
})

test('a radio group starts at its default and changes', async () => {
  const onChange = vi.fn()
  const options = [
    { value: 'draft', label: 'Draft', description: 'Only the team sees it.' },
    { value: 'sale', label: 'On Sale' },
  ]
  render(
    <RadioGroup name="status" id="status" legend="Status" options={options} defaultValue="draft" onChange={onChange} />,
  )
  const draft = screen.getByRole('radio', { name: 'Draft' })
  expect(draft).toHaveProperty('checked', true)
  expect(draft.id).toBe('status')
  expect(descriptionOf(draft)).toBe('Only the team sees it.')
  await userEvent.click(screen.getByText('On Sale'))
  expect(onChange).toHaveBeenCalledOnce()
  expect(screen.getByRole('radio', { name: 'On Sale' })).toHaveProperty('checked', true)
})
