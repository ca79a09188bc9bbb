import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { ToCome } from '../../ui/ToCome.tsx'

/** What must be there before anything is ordered, each with the way to it. */
export function WhatItTakes() {
  const t = useTranslations('orders.now')
  const paths = usePaths()
  const mayCreate = useMay('events:write')
  const mayFill = useMay('team:write')
  const linkTo = (to: string, hash?: string) => ({
    link: (text: ReactNode) => (
      <Link to={to} {...(hash && { hash })} className={linkStyle}>
        {text}
      </Link>
    ),
  })
  return (
    <ToCome
      lists={[
        {
          title: t('title'),
          items: [
            mayCreate && t.rich('event', linkTo(paths.events())),
            mayFill && t.rich('imprint', linkTo(paths.settings(), 'imprint')),
            mayFill && t.rich('bank', linkTo(paths.settings(), 'bank')),
          ],
        },
      ]}
    />
  )
}
