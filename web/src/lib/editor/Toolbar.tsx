import type { Editor } from '@tiptap/core'
import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../ui/IconButton.tsx'
import type { ToolName } from './tools.ts'
import { tools } from './tools.ts'

interface Props {
  ref: Ref<HTMLDivElement>
  editor: Editor
  onLink: () => void
  /** Absent: the text has no pictures. */
  onPicture?: () => void
}

/**
 * The toolbar of the editor, as https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ describes it: one tab stop, arrow keys
 * between the buttons. Alt with F10 leads to it from the text, Escape back.
 */
export function Toolbar({ ref, editor, onLink, onPicture }: Props) {
  const t = useTranslations('descriptions.tools')
  const states = useToolStates(editor)
  const press = (name: ToolName) => {
    if (name === 'link') return onLink()
    if (name === 'picture') return onPicture?.()
    tools[name].run(editor)
  }
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={t('label')}
      className="top-14 z-1 flex flex-wrap gap-0.5 border-b border-line bg-card p-1 sm:sticky"
      onKeyDown={(event) => moveFocus(event, editor)}
    >
      {names
        .filter((name) => name !== 'picture' || onPicture)
        .map((name, index) => (
          <ToolButton
            key={name}
            name={name}
            Icon={tools[name].Icon}
            isActive={states.includes(` ${name} `)}
            isFirst={index === 0}
            onPress={() => press(name)}
          />
        ))}
    </div>
  )
}

// `as`: Object.keys loses the literal types
const names = Object.keys(tools) as ToolName[]

function ToolButton({
  name,
  Icon,
  isActive,
  isFirst,
  onPress,
}: {
  name: ToolName
  Icon: LucideIcon
  isActive: boolean
  isFirst: boolean
  onPress: () => void
}) {
  const t = useTranslations('descriptions.tools')
  return (
    <IconButton
      label={t(name)}
      icon={<Icon aria-hidden="true" size={18} />}
      tabIndex={isFirst ? 0 : -1}
      {...(tools[name].isActive && { 'aria-pressed': isActive })}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
      // the text keeps the focus and the selection
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  )
}

/** The names of the active tools, as one string, so that React compares it by value. */
function useToolStates(editor: Editor): string {
  const subscribe = (changed: () => void) => {
    editor.on('transaction', changed)
    return () => void editor.off('transaction', changed)
  }
  return useSyncExternalStore(subscribe, () => ` ${names.filter((name) => tools[name].isActive?.(editor)).join('  ')} `)
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>, editor: Editor): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  if (event.key === 'Escape') return void editor.commands.focus()
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  const next = buttons.at(to % buttons.length)
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next?.focus()
}
