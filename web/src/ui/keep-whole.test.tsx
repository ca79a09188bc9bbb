import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepWhole } from './keep-whole.tsx'

it.each([
  ['Cancel order K7QM-2VXP?', ['K7QM-2VXP']],
  ['Send invoice RE-2026-00012 again', ['RE-2026-00012']],
  ['Rock-am-Ring: T-shirt', ['T-s']],
  ['AVERYLONGNAME-OFANEVENT', []],
  ['Atelier : créer', ['r :']],
  ['« Demain » ou non ?!', ['« D', 'n »', 'n ?']],
  ['Facture RE-2026-00012 : envoyer', ['RE-2026-00012', ' :']],
])('%s: no line ends within a number or before punctuation, and the text stays as it is', (text, whole) => {
  const { container } = render(<p>{keepWhole(text)}</p>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(whole)
})
