import { Installation } from '@foyer/contract/installation'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Words } from '../../test/render.tsx'
import { checkNames } from './check-names.ts'
import { InstallationLoading } from './InstallationLoading.tsx'

it('the page has a row for each health check, also while it loads', () => {
  expect(checkNames.toSorted()).toEqual(Object.keys(Installation.shape.checks.shape).sort())
  const { container } = render(
    <Words>
      <InstallationLoading />
    </Words>,
  )
  expect(container.querySelectorAll('section:first-of-type .skeleton')).toHaveLength(checkNames.length)
})
