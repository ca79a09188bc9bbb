import { ChevronDown } from 'lucide-react'
import { useMemo, useRef } from 'react'
import {
  Button,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Text,
} from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Header } from 'react-aria-components/Menu'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import type { ComboBoxGroup, ComboBoxOption, ComboBoxProps } from './combo-box-props.ts'
import { labelIdOf, useFieldControl } from './field-context.ts'
import { portalFor } from './portal.ts'

/** The box with its list. Load it through ComboBox only. */
export function ComboBoxList({ chosen, onValueChange, groups: list, emptyText, openLabel }: ComboBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const { id = '', ...control } = useFieldControl()
  const groups = useMemo(list, [chosen.value, chosen.label])
  const matches = useMemo(() => matcher(groups), [groups])
  return (
    <I18nProvider locale={document.documentElement.lang || 'en'}>
      <ComboBox
        ref={box}
        aria-labelledby={labelIdOf(id)}
        aria-describedby={control['aria-describedby'] ?? ''}
        isInvalid={control['aria-invalid'] ?? false}
        isRequired={control['aria-required'] ?? false}
        value={chosen.value}
        // known before the list is built, so that the text is there to be selected when the box takes the focus
        defaultInputValue={chosen.label}
        onChange={(value) => value !== null && onValueChange(String(value))}
        defaultFilter={matches}
        allowsEmptyCollection
      >
        <div className="field-box flex w-full min-w-0 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
          <Input
            id={id}
            className="control-height w-full min-w-0 grow bg-transparent py-1.5 ps-3 text-base text-ellipsis outline-none"
            onFocus={(event) => event.target.select()}
          />
          <Button
            aria-label={openLabel}
            className={classNames(buttonStyle({ variant: 'plain', size: 'small' }), 'px-2.5! text-ink-secondary!')}
          >
            <ChevronDown aria-hidden="true" size={18} />
          </Button>
        </div>
        <Popover
          offset={6}
          containerPadding={8}
          maxHeight={384}
          {...portalFor(box.current)}
          className="popover flex w-(--trigger-width) flex-col rounded-card"
        >
          <ListBox
            // The list itself scrolls, because arrow keys are known to scroll a list but not its container.
            className="min-h-0 overflow-y-auto overscroll-contain p-1.5 outline-none"
            renderEmptyState={() => <p className="px-2.5 py-2 text-ink-secondary">{emptyText}</p>}
          >
            {groups.map(({ id: group, title, options }) => (
              <ListBoxSection key={group} id={group}>
                <Header className="type-label px-2.5 pt-2.5 pb-1 text-ink-secondary">{title}</Header>
                {options.map((option) => (
                  <Option key={option.value} option={option} />
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}

const Option = ({ option: { value, label, description } }: { option: ComboBoxOption }) => (
  <ListBoxItem
    id={value}
    textValue={label}
    className="control-height flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 rounded-control px-2.5 py-1.5 outline-none data-focused:bg-inset data-selected:text-accent forced-colors:data-focused:outline-2 forced-colors:data-focused:outline-solid"
  >
    <Text slot="label" className="min-w-0 font-medium">
      {label}
    </Text>
    {description && (
      <Text slot="description" className="min-w-0 text-sm text-ink-secondary tabular-nums">
        {description}
      </Text>
    )}
  </ListBoxItem>
)

/** Whether an option contains every typed word. Case and accents are ignored. */
export function matcher(groups: readonly ComboBoxGroup[]): (label: string, typed: string) => boolean {
  const texts = new Map(
    groups
      .flatMap(({ options }) => options)
      .map(({ label, description = '', keywords = '' }) => [label, plain(`${label} ${description} ${keywords}`)]),
  )
  return (label, typed) => {
    const text = texts.get(label) ?? plain(label)
    return plain(typed)
      .split(/\s+/)
      .every((word) => text.includes(word))
  }
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
