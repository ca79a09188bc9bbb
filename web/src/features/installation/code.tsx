import type { ReactNode } from 'react'

/** For words of the environment within a text, which are to be copied as they are. */
export const code = (text: ReactNode) => (
  <code className="font-mono text-[0.9em] wrap-anywhere hyphens-none">{text}</code>
)
