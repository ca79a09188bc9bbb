import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage, isLanguage } from '@foyer/contract/languages'
import type { CheckInMessages } from '@foyer/words/check-in/en'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Messages } from 'use-intl'
import { IntlProvider } from 'use-intl'
import { DoorGate } from './DoorGate.tsx'

const messagesOf = {
  en: () => import('@foyer/words/check-in/en'),
  de: () => import('@foyer/words/check-in/de'),
  fr: () => import('@foyer/words/check-in/fr'),
}

/** The language and the token in the address: `/de/check-in/{token}`. */
function readAddress(): { language: Language; token: string } {
  const [, language, , token = ''] = location.pathname.split('/')
  return { language: isLanguage(language) ? language : fallbackLanguage, token }
}

/** The page at the door with its messages. */
export function DoorApp() {
  const [address] = useState(readAddress)
  const [language, setLanguage] = useState(address.language)
  const [loaded, setLoaded] = useState<{ language: Language; door: CheckInMessages }>()
  useEffect(() => {
    let current = true
    void messagesOf[language]().then(({ messages }) => {
      // `as`: the messages' own types check that all languages have the same
      if (current) setLoaded({ language, door: messages as CheckInMessages })
    })
    return () => {
      current = false
    }
  }, [language])
  useLayoutEffect(() => {
    if (!loaded) return
    document.documentElement.lang = loaded.language
    document.title = `${loaded.door.title} – Foyer`
    history.replaceState(null, '', `/${loaded.language}/check-in/${address.token}`)
  }, [loaded, address.token])
  if (!loaded) return null
  // `as`: this page has no other messages
  const messages = { door: loaded.door } as unknown as Messages
  return (
    <IntlProvider locale={loaded.language} messages={messages} timeZone="UTC">
      <DoorGate token={address.token} onLanguage={setLanguage} />
    </IntlProvider>
  )
}
