import type { ReactNode } from 'react'
import { createElement, Fragment } from 'react'

/** Renders a list without React keys, which static markup does not need. */
export const renderEach = <Item>(items: Item[], render: (item: Item, index: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(render))
