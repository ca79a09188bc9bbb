import { clockToleranceMs } from '@foyer/contract/check-in-rules'
import type { Language } from '@foyer/contract/languages'
import { formatTime } from '@foyer/words/format/date-time'
import { useSyncExternalStore } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Callout } from '../../../ui/Callout.tsx'
import type { DeviceState } from '../device/device.ts'
import { CameraView } from './CameraView.tsx'
import { Conflicts } from './Conflicts.tsx'
import { DoorSettings } from './DoorSettings.tsx'
import { useDeviceSettings } from './device-settings.ts'
import { FindTicket } from './FindTicket.tsx'
import type { OpenedDevice } from './open-device.ts'
import { RecentScans } from './RecentScans.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { allowSound } from './signals.ts'
import { useAllowedSound } from './use-allowed-sound.ts'
import { useKeyScanner } from './use-key-scanner.ts'
import type { Scanner } from './use-scanner.ts'
import { useScanner } from './use-scanner.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface Props {
  opened: OpenedDevice
  onLanguage: (language: Language) => void
}

/** The page at the door: scans tickets, and shows the results. */
export function Door({ opened, onLanguage }: Props) {
  const { device } = opened
  const state = useSyncExternalStore(device.subscribe, device.state)
  const [settings, change] = useDeviceSettings()
  const scanner = useScanner(device, settings)
  // each of its codes is a ticket held out: the same one at once may be the copy of the next guest
  useKeyScanner((code) => scanner.check({ code }))
  useAllowedSound()
  useWakeLock()
  const link = state.head?.link
  const timeZone = link?.event.timeZone ?? 'UTC'
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-5 px-4 py-4 sm:px-6">
      <DoorHeader state={state} />
      <main className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-5">
          <Notices opened={opened} state={state} />
          {link?.list.exits && <Direction scanner={scanner} />}
          <CameraView onPicture={scanner.read} onStart={allowSound} />
          <ResultPanel
            scanner={scanner}
            timeZone={timeZone}
            takesMoney={link?.takesMoney ?? false}
            online={state.online}
            questions={state.head?.questions ?? []}
            addOns={link?.list.addOns ?? []}
          />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <FindTicket device={device} scanner={scanner} names={link?.list.names ?? false} />
          <Conflicts conflicts={state.head?.conflicts ?? []} count={state.head?.conflictCount} timeZone={timeZone} />
          <RecentScans scans={state.recent} undo={scanner.undo} timeZone={timeZone} />
          <DoorSettings settings={settings} change={change} onLanguage={onLanguage} />
        </div>
      </main>
    </div>
  )
}

function DoorHeader({ state }: { state: DeviceState }) {
  const t = useTranslations('door')
  const link = state.head?.link
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
      <div className="min-w-0">
        <h1 className="type-heading">{link?.event.name ?? t('title')}</h1>
        {link && (
          <p className="text-ink-secondary">
            {link.list.name} · {link.gate}
          </p>
        )}
      </div>
      <p className="text-lg font-medium tabular-nums">
        {t('inside', { count: state.inside })}
        <span className="text-ink-secondary"> · {t('tickets', { count: state.expected })}</span>
      </p>
    </header>
  )
}

/** Warnings about the device: no network, no memory, a wrong clock. */
function Notices({ opened, state }: { opened: OpenedDevice; state: DeviceState }) {
  const t = useTranslations('door')
  const language = useLocale()
  const { head, pending, online } = state
  const offset = Math.abs(head?.clockOffsetMs ?? 0)
  const warnings = [
    ...(window.isSecureContext ? [] : [t('network.insecure')]),
    ...(opened.stores && state.stores ? [] : [t('network.noStorage')]),
    ...(opened.forgotten > 0 ? [t('network.forgotten', { count: opened.forgotten })] : []),
    ...(head || online ? [] : [t('network.noRoster')]),
    ...(offset > clockToleranceMs ? [t('network.clock', { minutes: Math.round(offset / 60_000) })] : []),
  ]
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-x-3 text-sm text-pretty text-ink-secondary">
        {/* only this is announced: the rest changes with every scan and every minute */}
        <span role="status">{online ? t('network.online') : t('network.offline')}</span>
        {pending > 0 && <span>{t('network.pending', { count: pending })}</span>}
        {head && (
          <span>
            {t('network.readAt', {
              time: formatTime(new Date(head.readAt).toISOString(), head.link.event.timeZone, language),
            })}
          </span>
        )}
      </p>
      {/* until the server has said whether the link was revoked or has ended */}
      {state.closed && pending > 0 && <Callout tone="danger" title={t('link.kept', { count: pending })} />}
      {warnings.map((warning) => (
        <Callout key={warning} tone="warn" title={warning} />
      ))}
    </div>
  )
}

function Direction({ scanner: { kind, setKind } }: { scanner: Scanner }) {
  const t = useTranslations('door.kind')
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">{t('label')}</legend>
      {(['entry', 'exit'] as const).map((each) => (
        <label
          key={each}
          className="flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control border border-line-control px-3 font-medium has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
          {t(each)}
        </label>
      ))}
    </fieldset>
  )
}
