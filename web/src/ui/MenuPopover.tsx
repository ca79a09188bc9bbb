import { Check } from 'lucide-react'
import type { MouseEvent, RefObject } from 'react'
import { use, useEffect, useRef } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Header, Menu, MenuItem, MenuSection, Popover, Text } from 'react-aria-components/Menu'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import type { MenuEntry, MenuSectionEntries } from './menu-entries.ts'
import { NavigateContext } from './navigate-context.ts'
import { portalFor } from './portal.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  trigger: RefObject<HTMLButtonElement | null>
  label: string | undefined
  sections: readonly MenuSectionEntries[]
  placement: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  onClose: () => void
  onChoose: (entry: MenuEntry) => void
}

const item = '[role="menuitem"]'

/**
 * The open menu. Load it through Menu only. The page behind it is covered but not inert: to make a long page inert costs the
 * browser more than the menu. The library does so for each popover but that of a submenu, which is the same otherwise.
 */
export function MenuPopover({ trigger, label, sections, placement, onClose, onChoose }: Props) {
  const entries = sections.flatMap((section) => section.entries)
  const name = label ?? trigger.current?.textContent ?? ''
  const menu = useRef<HTMLDivElement>(null)
  const portal = portalFor(trigger.current)
  useEffect(() => {
    // The library focuses the first entry, except after a screen reader's click, when the focus may stay on the
    // popover.
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.matches(item)) menu.current?.querySelector<HTMLElement>(item)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <I18nProvider locale={document.documentElement.lang || 'en'}>
      {createPortal(
        <div data-menu-cover className="fixed inset-0 z-50" />,
        portal.UNSTABLE_portalContainer ?? document.body,
      )}
      <Popover
        aria-label={name}
        triggerRef={trigger}
        isOpen
        isNonModal
        trigger="SubmenuTrigger"
        onOpenChange={onClose}
        placement={placement}
        offset={6}
        containerPadding={8}
        {...portal}
        className="popover max-w-[min(22rem,100vw-1rem)] min-w-[max(var(--trigger-width),11rem)] overflow-y-auto overscroll-contain rounded-card p-1.5"
      >
        <Menu
          ref={menu}
          autoFocus="first"
          aria-label={name}
          className="outline-none"
          onAction={(id) => {
            const entry = entries.find((one) => one.id === id)
            // The click handler follows links, because it knows about modifier keys.
            if (entry && !entry.disabledReason && entry.href === undefined) onChoose(entry)
          }}
        >
          {sections.map((section) => (
            <Section key={section.id} section={section} onChoose={onChoose} />
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  )
}

type ChooseProps = { onChoose: (entry: MenuEntry) => void }

function Section({ section, onChoose }: ChooseProps & { section: MenuSectionEntries }) {
  return (
    <MenuSection
      id={section.id}
      className="border-t border-line not-first:mt-1.5 not-first:pt-1.5 first:border-t-0"
      {...(!section.title && { 'aria-label': section.entries.map((entry) => entry.label).join(', ') })}
    >
      {section.title && <Header className="type-label px-2.5 py-1 text-ink-secondary">{section.title}</Header>}
      {section.entries.map((entry) => (
        <Item key={entry.id} entry={entry} onChoose={onChoose} />
      ))}
    </MenuSection>
  )
}

function Item({ entry, onChoose }: ChooseProps & { entry: MenuEntry }) {
  const navigate = use(NavigateContext)
  const secondLine = entry.disabledReason ?? entry.description
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      ref={(element: HTMLElement | null) => setStateAttributes(element, entry)}
      {...(entry.href !== undefined && { href: entry.href })}
      {...(entry.newTab !== undefined && { target: '_blank', rel: 'noopener' })}
      {...(entry.download && { download: true })}
      onClick={(event: MouseEvent) => {
        if (entry.href === undefined) return
        if (entry.disabledReason) return event.preventDefault()
        if (wantsNewTab(event)) return
        onChoose(entry)
        if (!navigate || entry.newTab !== undefined || entry.download) return
        event.preventDefault()
        navigate(entry.href)
      }}
      className={classNames(
        'control-height flex cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 no-underline outline-none focus:bg-inset aria-disabled:cursor-not-allowed forced-colors:focus:outline-2 forced-colors:focus:outline-solid',
        entry.disabledReason ? 'text-ink-secondary' : enabledColour(entry),
      )}
    >
      {entry.icon}
      <span className="min-w-0 grow">
        <Text slot="label" className="block" {...(entry.lang && { lang: entry.lang })}>
          {entry.label}
          {entry.newTab !== undefined && <VisuallyHidden> ({entry.newTab})</VisuallyHidden>}
        </Text>
        {secondLine && (
          <Text slot="description" className="block text-sm text-pretty text-ink-secondary">
            {secondLine}
          </Text>
        )}
      </span>
      {entry.current && <Check aria-hidden="true" size={18} className="shrink-0 text-accent" />}
    </MenuItem>
  )
}

const enabledColour = ({ danger }: MenuEntry) => (danger ? 'text-danger-fg' : 'text-ink')

/**
 * Sets attributes that the library has no property for: a disabled entry that can be focused, and the current one among
 * links.
 */
function setStateAttributes(element: HTMLElement | null, { disabledReason, current }: MenuEntry): void {
  if (disabledReason) element?.setAttribute('aria-disabled', 'true')
  if (current) element?.setAttribute('aria-current', 'true')
}

const wantsNewTab = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
