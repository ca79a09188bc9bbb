import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'

const question = {
  title: 'Are you sure?',
  confirmLabel: 'Delete',
  cancelLabel: 'Cancel',
  children: "This action can't be undone",
  danger: true,
}

test('a question is a modal, described by its text, with Cancel focused', () => {
  render(<ConfirmDialog {...question} onConfirm={() => {}} onCancel={() => {}} />)
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' })
  expect(dialog).toHaveProperty('open', true)
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(question.children)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
})

test('Enter on a new question cancels; confirming takes a step', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  render(<ConfirmDialog {...question} onConfirm={onConfirm} onCancel={onCancel} />)
  await userEvent.keyboard('{Enter}')
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1])
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('Escape asks the parent to close', () => {
  const onCancel = vi.fn()
  render(<ConfirmDialog {...question} onConfirm={() => {}} onCancel={onCancel} />)
  // The browser fires this event for Escape and the back gesture.
  const closedByBrowser = fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
  expect(closedByBrowser).toBe(false)
  expect(onCancel).toHaveBeenCalledOnce()
})

test('a dialog is closed before it unmounts, so that the browser returns the focus', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  const { unmount } = render(<ConfirmDialog {...question} onConfirm={() => {}} onCancel={() => {}} />)
  expect(close).not.toHaveBeenCalled()
  unmount()
  expect(close).toHaveBeenCalledOnce()
  expect(close.mock.contexts[0]).toHaveProperty('tagName', 'DIALOG')
  close.mockRestore()
})

test('a dialog shows an error above its buttons', () => {
  const dialog = (error?: string) => (
    <Dialog
      title="Refund"
      closeLabel="Close"
      onClose={() => {}}
      actions={<button type="button">Go</button>}
      error={error}
    >
      Give it back?
    </Dialog>
  )
  const { rerender } = render(dialog())
  const place = screen.getByRole('alert')
  expect(place.textContent).toBe('')
  rerender(dialog('Out of money'))
  expect(place.textContent).toBe('Out of money')
  expect(place.compareDocumentPosition(screen.getByRole('button', { name: 'Go' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('a click outside closes a drawer but not a dialog, where input would be lost', () => {
  const onClose = vi.fn()
  const { rerender } = render(
    <Dialog title="Refund" closeLabel="Close" onClose={onClose}>
      <input aria-label="Amount" />
    </Dialog>,
  )
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()
  rerender(
    <Drawer label="Navigation" closeLabel="Close navigation" onClose={onClose}>
      <a href="/events">Events</a>
    </Drawer>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Events' }))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('dialog', { name: 'Navigation' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test("a drawer's close button comes first, and Tab wraps around", async () => {
  render(
    <Drawer label="Navigation" closeLabel="Close navigation" onClose={() => {}}>
      <a href="/events">Events</a>
      <a href="/orders">Orders</a>
    </Drawer>,
  )
  const close = screen.getByRole('button', { name: 'Close navigation' })
  expect(document.activeElement).toBe(close)
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Orders' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(close)
})
