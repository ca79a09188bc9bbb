import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLazyModule } from './use-lazy-module.ts'

test('a module that failed to load is loaded again at the next attempt', async () => {
  const fetchModule = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ name: 'menu' })
  const { result } = renderHook(() => useLazyModule(fetchModule))
  await expect(act(() => result.current.load())).rejects.toThrow('offline')
  expect(result.current.module).toBeUndefined()
  await act(() => result.current.load())
  expect(result.current.module).toEqual({ name: 'menu' })
})
