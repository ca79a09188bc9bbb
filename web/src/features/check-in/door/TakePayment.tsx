import { inPersonMethods } from '@foyer/contract/order-states'
import { formatMoney } from '@foyer/words/format/money'
import { Coins, Nfc } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../../ui/Button.tsx'
import type { Current, Scanner } from './use-scanner.ts'

const iconOf = { cash: Coins, terminal: Nfc } as const

/** The buttons that record money for an unpaid order, and let its ticket in. */
export function TakePayment({ scanner, current: { paying } }: { scanner: Scanner; current: Current }) {
  const t = useTranslations('door')
  const isSent = paying?.state === 'sent'
  // an unanswered payment may be recorded already: only the same one is sent again
  const methods = paying ? [paying.method] : inPersonMethods
  return (
    <div className="grid w-full gap-3">
      <div className="flex flex-wrap gap-3">
        {methods.map((method) => {
          const Icon = iconOf[method]
          return (
            <Button
              key={method}
              className="min-h-14 min-w-32 grow text-xl!"
              icon={<Icon aria-hidden="true" size={24} />}
              pending={isSent}
              onClick={() => scanner.pay(method)}
            >
              {paying?.state === 'unanswered' ? t('pay.again', { method: t(`pay.${method}`) }) : t(`pay.${method}`)}
            </Button>
          )
        })}
      </div>
      <Button
        variant="plain"
        className="min-h-12 text-current! not-aria-disabled:hover:bg-transparent!"
        onClick={scanner.dismiss}
      >
        {t('result.skip')}
      </Button>
    </div>
  )
}

interface NoteProps {
  current: Current
  takesMoney: boolean
  online: boolean
}

/** The amount to pay for a ticket, the amount taken, or why none can be. */
export function PaymentNote({ current: { shown, paying }, takesMoney, online }: NoteProps) {
  const t = useTranslations('door.pay')
  const language = useLocale()
  const { verdict, due, payment } = shown
  const money = (cents: number, currency: string) => formatMoney(cents, currency, language)
  if (payment && verdict === 'undone') return payment.taken ? <Note>{t('stays')}</Note> : null
  if (payment?.taken)
    return <Note>{t(`taken.${payment.method}`, { amount: money(payment.cents, payment.currency) })}</Note>
  if (verdict !== 'unpaid') return payment ? <Note>{t('notTaken')}</Note> : null
  if (!takesMoney) return <Note>{t('elsewhere')}</Note>
  if (!online || !due) return <Note>{t('offline')}</Note>
  return (
    <>
      {payment && <Note>{t('changed')}</Note>}
      <p className="text-[1.75rem] leading-tight font-semibold">
        {t('due', { amount: money(due.cents, due.currency) })}
      </p>
      <Note>{t('for', { count: due.tickets })}</Note>
      {paying?.state === 'unanswered' && <Note>{t('unanswered')}</Note>}
    </>
  )
}

const Note = ({ children }: { children: string }) => <p className="text-lg font-medium text-pretty">{children}</p>
