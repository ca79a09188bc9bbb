import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SummaryError } from './ErrorSummary.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

function Form({ attempt, errors }: { attempt: number; errors: readonly SummaryError[] }) {
  return (
    <>
      <ErrorSummary title="Two things need your attention" errors={errors} attempt={attempt} />
      <input id="title" aria-label="Title" />
      <div id="starts">
        <span role="spinbutton" aria-label="day" aria-valuenow={1} tabIndex={0} />
      </div>
    </>
  )
}

const errors = [
  { fieldId: 'title', message: 'Title is required' },
  { fieldId: 'starts', message: 'Enter a start' },
  { message: 'The event has changed since' },
]

test('the summary takes the focus at each failed attempt, not before', () => {
  const { rerender } = render(<Form attempt={0} errors={errors} />)
  const summary = screen.getByRole('alert', { name: 'Two things need your attention' })
  expect(document.activeElement).not.toBe(summary)
  rerender(<Form attempt={1} errors={errors} />)
  expect(document.activeElement).toBe(summary)
  screen.getByLabelText('Title').focus()
  rerender(<Form attempt={2} errors={errors} />)
  expect(document.activeElement).toBe(summary)
})

test('each error links to its field, or to the first part of it', async () => {
  render(<Form attempt={1} errors={errors} />)
  await userEvent.click(screen.getByRole('link', { name: 'Title is required' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  await userEvent.click(screen.getByRole('link', { name: 'Enter a start' }))
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'day' }))
})

test('a text that suits any field has the label of its field before it', () => {
  const { rerender } = render(
    <>
      <Field label="Street" id="street" mark="required">
        <TextInput />
      </Field>
      <ErrorSummary
        title="One thing needs your attention"
        errors={[{ fieldId: 'street', message: 'This field is required.', generic: true }]}
        attempt={1}
      />
    </>,
  )
  expect(screen.getByRole('link').textContent).toBe('Street – This field is required.')
  rerender(<Form attempt={1} errors={[{ fieldId: 'title', message: 'This field is required.', generic: true }]} />)
  expect(screen.getByRole('link').textContent).toBe('This field is required.')
})

test('an error without a field is text, not a link', () => {
  render(<Form attempt={1} errors={errors} />)
  expect(screen.queryByRole('link', { name: 'The event has changed since' })).toBeNull()
  expect(screen.getByText('The event has changed since')).toBeTruthy()
})

test('there is no summary without errors', () => {
  render(<Form attempt={1} errors={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
