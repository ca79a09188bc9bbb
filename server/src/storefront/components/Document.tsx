import { markPath, wordmarkPath } from '@foyer/brand/logo-paths'
import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage, languages } from '@foyer/contract/languages'
import { languageNames } from '@foyer/words/language-names'
import type { ReactNode } from 'react'
import type { Assets } from '../assets.ts'
import type { Translator } from '../messages.ts'
import { paths } from '../paths.ts'

/** The values that every page and most components need. */
export interface PageContext {
  language: Language
  t: Translator
  assets: Assets
  publicUrl: string
  /** Whether this installation sends emails, in the form that messages select by. */
  mail: 'on' | 'off'
}

interface Props extends PageContext {
  title: string
  /** The path of the page in each language. Absent for pages without a URL, such as a response to a form. */
  address?: (language: Language) => string
  /** The language for readers of other languages. Default: English. */
  defaultLanguage?: Language
  /** The languages in which search engines find the page. Default: all. */
  listedLanguages?: readonly Language[]
  /** Whether search engines may index the page. */
  listed?: boolean
  head?: ReactNode
  /** The name of the organiser, shown at the top. */
  organiser?: string
  /** The hash of the organiser's logo, shown beside the name. */
  logo?: string | undefined
  /** Default: the links to the imprint and the privacy notice of this installation. */
  footer?: ReactNode
  children: ReactNode
}

/** The HTML document of every public page: head, header and footer. */
export function Document({
  title,
  address,
  defaultLanguage = fallbackLanguage,
  listedLanguages = languages,
  listed = false,
  head,
  organiser,
  logo,
  footer,
  children,
  ...pageContext
}: Props) {
  const { language, t, assets, publicUrl } = pageContext
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
        {listed && address && (
          <Alternates address={(to) => publicUrl + address(to)} {...{ language, defaultLanguage, listedLanguages }} />
        )}
        {head}
        <script type="module" src={assets.script} />
      </head>
      <body>
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <header className="top">
          <p className="top-name">
            {logo && <img className="top-logo" src={paths.file(logo)} alt="" height={40} />}
            {organiser}
          </p>
          {address && <Languages address={address} {...pageContext} />}
        </header>
        <main id="content">{children}</main>
        <footer className="bottom">
          {footer ?? <LegalLinks t={t} imprint={paths.imprint(language)} privacy={paths.privacy(language)} />}
          <p className="served">
            <Logo /> <span>{t('servedBy')}</span>
          </p>
        </footer>
      </body>
    </html>
  )
}

/** The links to an imprint and a privacy notice, for pages without an imprint of their own. */
export const LegalLinks = ({ t, imprint, privacy }: { t: Translator; imprint: string; privacy: string }) => (
  <p className="legal">
    <a href={imprint}>{t('imprint.link')}</a>
    <a href={privacy}>{t('privacy.link')}</a>
  </p>
)

/** The link to a privacy notice, as it stands in the footer of every page. */
export const PrivacyLink = ({ t, href }: { t: Translator; href: string }) => (
  <p>
    <a href={href}>{t('privacy.link')}</a>
  </p>
)

interface AlternatesProps {
  listedLanguages: readonly Language[]
  address: (language: Language) => string
  language: Language
  defaultLanguage: Language
}

function Alternates({ address, language, defaultLanguage, listedLanguages }: AlternatesProps) {
  const [first = language] = listedLanguages
  const nearest = (wanted: Language) => (listedLanguages.includes(wanted) ? wanted : first)
  if (listedLanguages.length === 1) return <link rel="canonical" href={address(first)} />
  return (
    <>
      <link rel="canonical" href={address(nearest(language))} />
      {listedLanguages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={address(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(nearest(defaultLanguage))} />
    </>
  )
}

function Languages({ address, language, t }: PageContext & { address: (language: Language) => string }) {
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
