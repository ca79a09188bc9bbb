import type { ReactNode } from 'react'
import { createElement, Fragment } from 'react'

/** Shows each of some things. It is done once and nothing moves afterwards, so that they need no keys. */
export const each = <Thing>(things: Thing[], show: (thing: Thing, index: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...things.map(show))
