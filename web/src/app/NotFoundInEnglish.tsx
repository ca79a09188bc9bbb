import { Suspense, use } from 'react'
import { LanguageProvider } from './LanguageProvider.tsx'
import { NoSuchLanguage } from './layouts.tsx'
import { loadMessages } from './messages.ts'

let english: ReturnType<typeof loadMessages> | undefined

/** The not-found page in English, for URLs without a language that Foyer knows. */
export function NotFoundInEnglish() {
  english ??= loadMessages('en')
  return (
    <Suspense>
      <English words={english} />
    </Suspense>
  )
}

function English({ words }: { words: ReturnType<typeof loadMessages> }) {
  use(words)
  return (
    <LanguageProvider language="en">
      <NoSuchLanguage />
    </LanguageProvider>
  )
}
