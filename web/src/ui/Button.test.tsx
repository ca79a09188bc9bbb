import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

const description = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

test('a disabled button can be focused and says why', async () => {
  const onClick = vi.fn()
  render(
    <Button onClick={onClick} disabledReason="Add a date first.">
      Put on sale
    </Button>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Put on sale' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(description(button)).toBe('Add a date first.')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('a pending submit button keeps its name and does not submit again', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button whose action may run takes one click in a task', async () => {
  const onClick = vi.fn()
  render(
    <>
      <Button pending={false} onClick={onClick}>
        Approve
      </Button>
      <Button onClick={onClick}>Next</Button>
    </>,
  )
  const twice = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.click()
    button.click()
  }
  twice('Approve')
  expect(onClick).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  expect(onClick).toHaveBeenCalledTimes(2)
  twice('Next')
  expect(onClick).toHaveBeenCalledTimes(4)
})

test('a button does not submit its form by default', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})
