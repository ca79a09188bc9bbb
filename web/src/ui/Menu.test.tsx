import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { Menu } from './Menu.tsx'
import { NavigateContext } from './navigate-context.ts'

// Transforming the library takes longer than a test waits.
beforeAll(() => import('./MenuPopover.tsx'))

function show({ onDelete = () => {}, onDraft = () => {}, navigate = () => {} }: Record<string, () => void> = {}) {
  render(
    <NavigateContext value={navigate}>
      <Menu
        label="Actions for Bear Hug"
        className=""
        sections={[
          { id: 'go', entries: [{ id: 'view', label: 'View', href: '/en/events/evt_1' }] },
          {
            id: 'do',
            title: 'Status',
            entries: [
              { id: 'draft', label: 'Back to draft', disabledReason: 'Only without real orders.', onSelect: onDraft },
              { id: 'delete', label: 'Delete', danger: true, onSelect: onDelete },
            ],
          },
        ]}
      >
        …
      </Menu>
    </NavigateContext>,
  )
  return screen.getByRole('button', { name: 'Actions for Bear Hug' })
}

const opened = async (button: HTMLElement) => {
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'View' })))
}

test('opens by keyboard with the first entry focused, and Escape returns the focus', async () => {
  const button = show()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await opened(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.queryByRole('menu')).toBeNull()
})

test('closes and returns the focus before the chosen entry acts', async () => {
  let focused: Element | null = null
  const button = show({ onDelete: () => (focused = document.activeElement) })
  await opened(button)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(focused).toBe(button)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a disabled entry can be focused, says why, and does nothing', async () => {
  const onDraft = vi.fn()
  await opened(show({ onDraft }))
  await userEvent.keyboard('{ArrowDown}')
  const draft = screen.getByRole('menuitem', { name: 'Back to draft' })
  await waitFor(() => expect(document.activeElement).toBe(draft))
  expect(draft.getAttribute('aria-disabled')).toBe('true')
  expect(draft.textContent).toContain('Only without real orders.')
  await userEvent.keyboard('{Enter}')
  expect(onDraft).not.toHaveBeenCalled()
  expect(screen.getByRole('menu')).toBeTruthy()
})

test("an entry with a URL is a real link that the app's router follows", async () => {
  const navigate = vi.fn()
  const button = show({ navigate })
  await opened(button)
  const link = screen.getByRole('menuitem', { name: 'View' })
  expect(link.getAttribute('href')).toBe('/en/events/evt_1')
  await userEvent.click(link)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/events/evt_1')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a click outside closes it and returns the focus: the page is covered, and not inert', async () => {
  const button = show()
  await opened(button)
  expect(button.closest('[inert], [aria-hidden=true]')).toBeNull()
  const cover = document.querySelector('[data-menu-cover]')
  if (!cover) throw new Error('The page is not covered.')
  await userEvent.click(cover)
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.querySelector('[data-menu-cover]')).toBeNull()
})
