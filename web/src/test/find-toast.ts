import { screen } from '@testing-library/react'

/** Waits for a toast with a text, whose numbers are elements of their own. */
export const findToast = (text: string): Promise<HTMLElement> =>
  screen.findByText((_, element) => element?.textContent === text, { selector: 'p' })
