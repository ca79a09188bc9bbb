import { describe, expect, it } from 'vitest'
import { dragged, ratiosOf, wholeCrop } from './crop-values.ts'

const wide = { width: 400, height: 200 }

describe('a cropped picture', () => {
  it('fills its square, and is larger with zoom', () => {
    expect(ratiosOf(wide, wholeCrop)).toEqual({ width: 2, height: 1 })
    expect(ratiosOf(wide, { ...wholeCrop, zoom: 200 })).toEqual({ width: 4, height: 2 })
  })

  it('follows the pointer as far as it goes', () => {
    expect(dragged(wholeCrop, wide, { x: 0.25, y: 0.25 })).toEqual({ x: 25, y: 50, zoom: 100 })
    expect(dragged(wholeCrop, wide, { x: -3, y: 0 })).toEqual({ x: 100, y: 50, zoom: 100 })
    expect(dragged({ x: 50, y: 50, zoom: 200 }, wide, { x: 0, y: 0.5 })).toEqual({ x: 50, y: 0, zoom: 200 })
  })
})
