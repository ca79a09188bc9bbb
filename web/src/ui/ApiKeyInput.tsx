import type { TextInputProps } from './TextInput.tsx'
import { TextInput } from './TextInput.tsx'

/** A text input for an API key. It is no password: browsers and password managers must not fill it in or store it. */
export const ApiKeyInput = (props: Omit<TextInputProps, 'className'>) => (
  <TextInput {...notForPasswordManagers} {...props} className="font-mono" />
)

// 1Password, LastPass, Bitwarden and Dashlane each want an attribute of their own beside `autocomplete`.
const notForPasswordManagers = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const
