import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Words } from '../../../test/render.tsx'
import { MessagePreview } from './MessagePreview.tsx'

const preview = { subject: 'Doors open at 7', from: 'Kulturhaus', text: 'See you tonight' }
const show = (to: string) => render(<MessagePreview preview={{ ...preview, to }} />, { wrapper: Words })

it('says that an order without an email address gets no message', () => {
  show('')
  expect(screen.getByText('No email address: this order gets no message.')).toBeTruthy()
})

it('shows the recipient', () => {
  show('robin@example.com')
  expect(screen.getByText('robin@example.com')).toBeTruthy()
  expect(screen.queryByText(/No email address/)).toBeNull()
})
