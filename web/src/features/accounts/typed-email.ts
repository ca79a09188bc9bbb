import type { ChangeEvent } from 'react'

// One who tries to sign in, has forgotten the password or has no account yet types the address once. In memory only:
// neither the address of a page nor the browser's storage should say who was here.
let typed = ''

export const typedEmail = (): string => typed

export const keepTypedEmail = (event: ChangeEvent<HTMLInputElement>): void => {
  typed = event.target.value
}

export const forgetTypedEmail = (): void => {
  typed = ''
}
