import { markPath, wordmarkPath } from '@foyer/brand/logo-paths'
import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage, languages } from '@foyer/contract/languages'
import { languageNames } from '@foyer/words/language-names'
import type { ReactNode } from 'react'
import type { Assets } from './assets.ts'
import type { Words } from './words.ts'

/** What every page needs to know of where it stands. */
export interface Place {
  language: Language
  t: Words
  assets: Assets
  publicUrl: string
}

interface Props extends Place {
  title: string
  /** The page's address in each language; absent for what has none, such as an answer to a form. */
  address?: (language: Language) => string
  /** Whether search engines may list it. */
  listed?: boolean
  head?: ReactNode
  /** Whose page it is, above everything. */
  organiser?: string
  /** Pages that are for the buyer alone lead nowhere by their footer. */
  footer?: ReactNode
  children: ReactNode
}

/** The frame of every public page: complete, and readable without a script. */
export function Document({ title, address, listed = false, head, organiser, footer, children, ...place }: Props) {
  const { language, t, assets, publicUrl } = place
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {!listed && <meta name="robots" content="noindex" />}
        <link rel="icon" href={assets.icon} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.styles} />
        {listed && address && <Alternates address={(to) => publicUrl + address(to)} language={language} />}
        {head}
        <script type="module" src={assets.script} />
      </head>
      <body>
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <header className="top">
          <p className="top-name">{organiser}</p>
          {address && <Languages address={address} {...place} />}
        </header>
        <main id="content">{children}</main>
        <footer className="bottom">
          {footer}
          <p className="served">
            <Logo /> <span>{t('servedBy')}</span>
          </p>
        </footer>
      </body>
    </html>
  )
}

function Alternates({ address, language }: { address: (language: Language) => string; language: Language }) {
  return (
    <>
      <link rel="canonical" href={address(language)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={address(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(fallbackLanguage)} />
    </>
  )
}

function Languages({ address, language, t }: Place & { address: (language: Language) => string }) {
  return (
    <nav className="languages" aria-label={t('languages')}>
      <ul>
        {languages.map((each) => (
          <li key={each}>
            <a
              href={address(each)}
              hrefLang={each}
              lang={each}
              {...(each === language && { 'aria-current': 'true' as const })}
            >
              {languageNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Logo = () => (
  <svg className="logo" viewBox="3 0 119 35" aria-hidden="true" fill="currentColor">
    <path fillRule="evenodd" d={markPath} />
    <path transform="translate(36 26.5)" d={wordmarkPath} />
  </svg>
)
