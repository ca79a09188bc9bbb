import { expect, it } from 'vitest'
import { maxAddressLength, WebAddress } from './web-address.ts'

it('is no longer in the form it is kept in than it may be sent, so that it can be sent back', () => {
  const kept = WebAddress.parse(`example.org/${'ü'.repeat(300)}`)
  expect(WebAddress.parse(kept)).toBe(kept)
  const grows = WebAddress.safeParse(`example.org/${'ü'.repeat(1000)}`)
  expect(grows.error?.issues).toMatchObject([{ code: 'too_big', origin: 'string', maximum: maxAddressLength }])
})
