import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './IconButton.tsx'
import { keepWhole } from './keep-whole.tsx'
import type { Toast } from './toasts.ts'
import { currentToasts, dismissToast, subscribeToToasts } from './toasts.ts'

/** The toasts; once, in the layout. They wait while one of them is hovered or focused. */
export function Toaster({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const [paused, setPaused] = useState(false)
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-40 flex flex-col items-center gap-2 sm:inset-x-6 sm:items-end"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toasts.map((toast) => (
        <ToastLine
          key={toast.id}
          toast={toast}
          held={paused}
          dismissLabel={dismissLabel}
          onDismiss={() => {
            // The pressed button disappears without a blur event, so the pause must end here.
            setPaused(false)
            dismissToast(toast.id)
          }}
        />
      ))}
    </section>
  )
}

type LineProps = { toast: Toast; held: boolean; dismissLabel: string; onDismiss: () => void }

function ToastLine({ toast, held, dismissLabel, onDismiss }: LineProps) {
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast, held])
  const { action } = toast
  return (
    <div
      className={classNames(
        'toast pointer-events-auto flex max-w-lg items-center gap-2 rounded-card border bg-raised py-1.5 ps-4 pe-1.5 text-ink shadow-raised',
        toast.tone === 'danger' ? 'border-danger-solid' : 'border-line-control',
      )}
    >
      <p className="grow py-1.5">{keepWhole(toast.text)}</p>
      {action && (
        <Button
          variant="plain"
          className="text-accent!"
          onClick={() => {
            action.onAction()
            onDismiss()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={dismissLabel} icon={<X aria-hidden="true" size={18} />} onClick={onDismiss} />
    </div>
  )
}
