import type { ReactNode } from 'react'

/** Formats names of environment variables within a message, to be copied as they are. */
export const code = (text: ReactNode) => (
  <code className="font-mono text-[0.9em] wrap-anywhere hyphens-none">{text}</code>
)
