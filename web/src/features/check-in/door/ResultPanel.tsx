import type { DoorQuestion } from '@foyer/contract/check-in-devices'
import { formatDateTime, formatTime } from '@foyer/words/format/date-time'
import { Check, LogOut, ScanLine, TriangleAlert, Undo2, X } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../../ui/Button.tsx'
import type { ShownScan } from '../device/types.ts'
import type { Signal } from './signals.ts'
import { PaymentNote, TakePayment } from './TakePayment.tsx'
import { TicketExtras } from './TicketExtras.tsx'
import type { Current, Scanner } from './use-scanner.ts'
import { signalFor } from './verdict-signals.ts'

const panelStyles = {
  good: 'bg-success-fg text-success-bg',
  warning: 'bg-warn-fg text-warn-bg',
  bad: 'bg-danger-fg text-danger-bg',
} as const satisfies Record<Signal, string>

interface Props {
  scanner: Scanner
  timeZone: string
  /** Whether the link may take money. */
  takesMoney: boolean
  online: boolean
  questions: readonly DoorQuestion[]
  /** The names of the add-ons of which a ticket needs one. None: it needs none. */
  addOns: readonly string[]
}

/** The result of the last scan, large enough to read from two metres. */
export function ResultPanel({ scanner, takesMoney, online, ...props }: Props) {
  const t = useTranslations('door.result')
  const { current } = scanner
  return (
    <section
      aria-label={t('label')}
      className={`grid min-h-48 content-center justify-items-center gap-4 rounded-card p-5 text-center ${panelStyleOf(current)}`}
    >
      <div role="status" aria-live="assertive" aria-atomic="true" className="grid w-full justify-items-center gap-1">
        {current ? (
          <Result current={current} takesMoney={takesMoney} online={online} {...props} />
        ) : (
          <>
            <ScanLine aria-hidden="true" size={48} />
            <p className="text-xl">{t('waiting')}</p>
          </>
        )}
      </div>
      {current && <ResultActions scanner={scanner} current={current} maySell={takesMoney && online} />}
    </section>
  )
}

function panelStyleOf(current: Current | undefined): string {
  if (!current) return 'bg-inset text-ink-secondary'
  return current.confirming ? 'bg-inset' : panelStyles[signalFor(current.shown)]
}

function Result({ current, timeZone, questions, addOns, ...link }: Omit<Props, 'scanner'> & { current: Current }) {
  const t = useTranslations('door')
  const { shown, confirming } = current
  const detail = useDetail(shown, timeZone, addOns)
  return (
    <>
      {!confirming && (
        <>
          <VerdictIcon shown={shown} />
          <p className="text-[clamp(2.25rem,11vw,3.25rem)] leading-tight font-semibold hyphens-auto">
            {t(`verdict.${shown.verdict}`)}
          </p>
        </>
      )}
      {shown.name && (
        <p className="text-[1.75rem] leading-tight font-medium text-balance wrap-anywhere">{shown.name}</p>
      )}
      {shown.number && (
        <p className="flex flex-wrap justify-center gap-x-3 text-lg">
          <span className="wrap-anywhere">{shown.typeName}</span> <span className="font-mono">{shown.number}</span>
        </p>
      )}
      {detail.map((sentence) => (
        <p key={sentence} className="text-lg text-pretty">
          {sentence}
        </p>
      ))}
      {hasComeIn(shown) && <TicketExtras shown={shown} questions={questions} />}
      {!confirming && <PaymentNote current={current} {...link} />}
      {shown.offline && !confirming && <p className="text-balance">{t('result.offline')}</p>}
    </>
  )
}

/** Whether the person comes in, or has before: only then is anything handed over. */
const hasComeIn = ({ verdict, kind }: ShownScan) =>
  kind === 'entry' && (verdict === 'admitted' || verdict === 'already-in')

function VerdictIcon({ shown }: { shown: ShownScan }) {
  const props = { 'aria-hidden': true, size: 64, strokeWidth: 2.5 } as const
  const signal = signalFor(shown)
  if (signal === 'warning') return <TriangleAlert {...props} />
  if (shown.verdict === 'left') return <LogOut {...props} />
  if (shown.verdict === 'undone') return <Undo2 {...props} />
  return signal === 'good' ? <Check {...props} /> : <X {...props} />
}

/** How long a time needs no date to be understood, in milliseconds: an event of several days has each time every day. */
const timeAloneMs = 12 * 60 * 60_000

/** The sentences that explain a verdict. */
function useDetail(shown: ShownScan, timeZone: string, needed: readonly string[]): string[] {
  const { verdict, at: now, earlier, event, typeName, addOns = [] } = shown
  const t = useTranslations('door.detail')
  const language = useLocale()
  const entered = ({ at, gate }: { at: string; gate: string }) =>
    now - Date.parse(at) < timeAloneMs
      ? t('already-in', { time: formatTime(at, timeZone, language), gate })
      : t('already-in-since', { time: formatDateTime(at, timeZone, language), gate })
  switch (verdict) {
    case 'admitted':
    case 'left':
    case 'undone':
    case 'unpaid':
      return []
    case 'already-in':
      return [earlier ? entered(earlier) : t('already-in-somewhere')]
    case 'wrong-list':
      return needed.length === 0 || addOns.some((name) => needed.includes(name))
        ? [t('wrong-list', { type: typeName ?? '' })]
        : [t('without-add-on', { addOns: new Intl.ListFormat(language, { type: 'disjunction' }).format(needed) })]
    case 'wrong-event':
      return [t('wrong-event', { event: event ?? '' })]
    default:
      return [t(verdict)]
  }
}

function ResultActions({ scanner, current, maySell }: { scanner: Scanner; current: Current; maySell: boolean }) {
  const t = useTranslations('door.result')
  const { shown, confirming } = current
  if (maySell && shown.verdict === 'unpaid' && shown.due && !confirming)
    return <TakePayment scanner={scanner} current={current} />
  const mayUndo = shown.verdict === 'admitted' || shown.verdict === 'left'
  return (
    <div className="flex w-full flex-wrap justify-center gap-3">
      {confirming && (
        <Button variant="primary" className="min-h-14 min-w-40 grow text-xl!" onClick={scanner.confirm}>
          {scanner.kind === 'entry' ? t('confirm') : t('confirmExit')}
        </Button>
      )}
      {!confirming && mayUndo && (
        <Button className="min-h-12 grow sm:grow-0" onClick={() => scanner.undo(shown)}>
          {t('undo')}
        </Button>
      )}
      <Button className="min-h-12 grow sm:grow-0" onClick={scanner.dismiss}>
        {confirming ? t('skip') : t('next')}
      </Button>
    </div>
  )
}
