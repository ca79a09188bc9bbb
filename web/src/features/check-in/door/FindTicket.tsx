import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/Button.tsx'
import type { Device } from '../device/device.ts'
import type { LocalTicket } from '../device/local-tickets.ts'
import type { Scanner } from './use-scanner.ts'

const maxResults = 20

/** One field for names, ticket numbers and scanners; it lists the tickets that match while people type. */
export function FindTicket({ device, scanner, names }: { device: Device; scanner: Scanner; names: boolean }) {
  const t = useTranslations('door')
  const [text, setText] = useState('')
  const found = device.search(text, maxResults)
  // without an attendee list it cannot know
  const isMissing = text.trim() !== '' && device.state().head !== undefined
  const pick = (ticket: LocalTicket) => {
    setText('')
    scanner.check({ ticketId: ticket.id })
  }
  return (
    <section aria-label={t('find.label')} className="grid gap-2">
      <form
        className="grid gap-1.5"
        onSubmit={(event) => {
          event.preventDefault()
          const [only] = found
          if (found.length === 1 && only) pick(only)
          else if (found.length === 0 && text.trim()) {
            setText('')
            scanner.check({ code: text })
          }
        }}
      >
        <label htmlFor="find" className="font-medium">
          {t('find.label')}
        </label>
        <div className="flex gap-2">
          <input
            id="find"
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            className="control-height w-0 grow rounded-control border border-line-control bg-card px-3 text-ink"
          />
          <Button type="submit">{t('find.submit')}</Button>
        </div>
      </form>
      <p role="status" className="text-sm text-ink-secondary">
        {found.length === 0 && t(isMissing ? 'find.none' : 'find.hint')}
        {found.length > 0 && t(found.length === maxResults ? 'find.more' : 'find.results', { count: found.length })}
      </p>
      {found.length > 0 && (
        <ul className="grid divide-y divide-line rounded-card border border-line">
          {found.map((ticket) => (
            <li key={ticket.id}>
              <button
                type="button"
                onClick={() => pick(ticket)}
                className="grid min-h-12 w-full px-3 py-2 text-start hover:bg-inset"
              >
                <span className="font-medium">{(names && ticket.name) || ticket.number}</span>
                <span className="text-sm text-ink-secondary">
                  {device.typeName(ticket)} · {ticket.number}
                  {ticket.inside && ` · ${t('verdict.already-in')}`}
                  {!device.isOnList(ticket) && ` · ${t('verdict.wrong-list')}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
