import type { ChangeEvent } from 'react'

// The address typed on one sign-in page is filled in on the next. It stays in memory, so that neither the URL nor the
// browser's storage reveals it.
let typed = ''

export const typedEmail = (): string => typed

export const keepTypedEmail = (event: ChangeEvent<HTMLInputElement>): void => {
  typed = event.target.value
}

export const forgetTypedEmail = (): void => {
  typed = ''
}
