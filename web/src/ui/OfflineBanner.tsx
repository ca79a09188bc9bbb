import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from './use-online.ts'

/** A banner at the top while the browser is offline. */
export function OfflineBanner({ children }: { children: ReactNode }) {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="flex items-start justify-center gap-2 border-b border-warn-line bg-warn-bg px-4 py-2 text-sm text-warn-fg">
          <WifiOff aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}
