import type { InPersonMethod } from '@foyer/contract/order-states'
import { useRef, useState } from 'react'
import type { TicketKey } from '../device/actions.ts'
import type { Device } from '../device/device.ts'
import type { ShownScan } from '../device/types.ts'
import { watchCodes } from './code-in-view.ts'
import type { DeviceSettings } from './device-settings.ts'
import { randomId } from './random-id.ts'
import { play, vibrate } from './signals.ts'
import { signalFor } from './verdict-signals.ts'

export type Kind = 'entry' | 'exit'

/** A result on the screen. */
export interface Current {
  shown: ShownScan
  /** The ticket waits to be admitted with a button. */
  confirming?: TicketKey
  /** The payment for it that is being recorded, or that the server has not answered. */
  paying?: Paying
}

interface Paying {
  /** The id of the scan that lets the ticket in: the same when the payment is tried again. */
  id: string
  method: InPersonMethod
  state: 'sent' | 'unanswered'
}

export interface Scanner {
  current: Current | undefined
  kind: Kind
  /** Takes the result off the screen too. */
  setKind(kind: Kind): void
  /** Checks a code or a ticket. */
  check(key: TicketKey): void
  /** Checks the code in the camera's next picture, once as long as it is held out. undefined: there is none. */
  read(code: string | undefined): void
  confirm(): void
  /** Records money for the unpaid ticket on the screen, and lets it in. */
  pay(method: InPersonMethod): void
  undo(scan: ShownScan): void
  dismiss(): void
}

/** Turns codes into results, one after the other. */
export function useScanner(device: Device, settings: DeviceSettings): Scanner {
  const [kind, setKind] = useState<Kind>('entry')
  const [current, setCurrent] = useState<Current>()
  const queue = useRef(Promise.resolve())
  const [codes] = useState(() => watchCodes(() => performance.now()))

  const show = (shown: ShownScan) => {
    setCurrent({ shown })
    device.keep(shown)
    if (settings.sound) play(signalFor(shown))
    if (settings.vibration) vibrate(signalFor(shown))
  }
  // one after the other, so that no result is overwritten by an earlier one; a failure must not stop the next scan
  const inOrder = (work: () => Promise<void>) => {
    queue.current = queue.current.then(work).catch(console.error)
  }
  const make = async (key: TicketKey) => show(await device.scan(kind, key))

  const check = (key: TicketKey) =>
    inOrder(async () => {
      if (settings.express) return await make(key)
      const shown = await device.preview(kind, key)
      // a refusal needs no button, and the server may know a ticket that the device does not
      if (shown.verdict !== 'admitted' && shown.verdict !== 'left') return await make(key)
      setCurrent({ shown, confirming: key })
    })

  return {
    current,
    kind,
    setKind(next) {
      setKind(next)
      // “Welcome” beside “Exit” would seem to be about the next guest, and a waiting ticket would be let out instead of in
      setCurrent(undefined)
    },
    check,
    read(code) {
      if (codes.isNew(code) && code !== undefined) check({ code })
    },
    confirm() {
      const key = current?.confirming
      if (key) inOrder(() => make(key))
    },
    pay(method) {
      if (!current) return
      const { shown } = current
      const paying = { id: current.paying?.id ?? randomId(), method }
      setCurrent({ shown, paying: { ...paying, state: 'sent' } })
      inOrder(async () => {
        const paid = await device.pay(shown, paying)
        if (paid) show(paid)
        else setCurrent({ shown, paying: { ...paying, state: 'unanswered' } })
      })
    },
    undo: (scan) => inOrder(async () => show({ ...(await device.undo(scan)), payment: scan.payment })),
    dismiss: () => setCurrent(undefined),
  }
}
