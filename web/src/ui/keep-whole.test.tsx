import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepNumbersWhole } from './keep-numbers-whole.tsx'

it.each([
  ['Cancel order K7QM-2VXP?', ['K7QM-2VXP']],
  ['Send invoice RE-2026-00012 again', ['RE-2026-00012']],
  ['Rock-am-Ring: T-shirt', []],
  ['AVERYLONGNAME-OFANEVENT', []],
])('%s: no line ends within its numbers, and the text stays as it is', (text, numbers) => {
  const { container } = render(<p>{keepNumbersWhole(text)}</p>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(numbers)
})
