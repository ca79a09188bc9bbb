import type { ZonedDateTime } from '@internationalized/date'
import { parseAbsolute } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, useRef } from 'react'
import { CalendarHeading } from 'react-aria-components/Calendar'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import type { DateTimeInputProps } from './date-time-input-props.ts'
import { labelIdOf, useFieldControl } from './field-context.ts'
import { portalFor } from './portal.ts'

/** The picker itself. Load it through DateTimeInput only. */
export const DateTimePicker = memo((props: DateTimeInputProps) => {
  const { value, onValueChange, timeZone, zone, locale, earliest, latest } = props
  const box = useRef<HTMLDivElement>(null)
  const { id = '', ...control } = useFieldControl()
  return (
    <I18nProvider locale={locale}>
      <div ref={box} id={id}>
        <DatePicker
          granularity="minute"
          hideTimeZone
          shouldForceLeadingZeros
          aria-labelledby={labelIdOf(id)}
          aria-describedby={control['aria-describedby'] ?? ''}
          isInvalid={control['aria-invalid'] ?? false}
          isRequired={control['aria-required'] ?? false}
          value={value === null ? null : parseAbsolute(value, timeZone)}
          onChange={(chosen: ZonedDateTime | null) => onValueChange(chosen ? chosen.toAbsoluteString() : null)}
          placeholderValue={nextNoon(timeZone)}
          {...(earliest && { minValue: parseAbsolute(earliest, timeZone) })}
          {...(latest && { maxValue: parseAbsolute(latest, timeZone) })}
        >
          <Group className="field-box control-height flex w-full items-center gap-2 ps-3 pe-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus data-invalid:border-danger-solid">
            <DateInput className="flex grow flex-wrap py-1 tabular-nums">
              {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
            </DateInput>
            <span className="shrink text-end text-sm text-ink-secondary">{zone}</span>
            <Button
              className={classNames(buttonStyle({ variant: 'plain', size: 'small' }), 'px-2! text-ink-secondary!')}
            >
              <CalendarDays aria-hidden="true" size={18} />
            </Button>
          </Group>
          <Popover
            offset={6}
            containerPadding={8}
            placement="bottom end"
            {...portalFor(box.current)}
            className="popover overflow-auto rounded-card p-4"
          >
            <Dialog className="outline-none">
              <Month />
            </Dialog>
          </Popover>
        </DatePicker>
      </div>
    </I18nProvider>
  )
})

const segmentStyle =
  'min-w-6 rounded-sm px-0.5 text-center outline-none data-[type=literal]:min-w-0 not-focus:data-placeholder:text-ink-secondary data-[type=literal]:px-0 data-[type=literal]:whitespace-pre focus:bg-accent focus:text-on-accent forced-colors:focus:outline-2 forced-colors:focus:outline-solid'

const turnStyle = classNames(buttonStyle({ variant: 'plain' }), 'control-width px-0! data-disabled:opacity-40')

function Month() {
  return (
    <Calendar>
      <header className="mb-2 flex items-center gap-1">
        <CalendarHeading className="type-heading grow ps-2" />
        <Button slot="previous" className={turnStyle}>
          <ChevronLeft aria-hidden="true" size={18} className="rtl:-scale-x-100" />
        </Button>
        <Button slot="next" className={turnStyle}>
          <ChevronRight aria-hidden="true" size={18} className="rtl:-scale-x-100" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-secondary">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={dayStyle} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

const dayStyle =
  'control-height control-width flex cursor-pointer items-center justify-center rounded-control tabular-nums hover:bg-inset data-outside-month:hidden data-disabled:cursor-not-allowed data-disabled:text-ink-disabled data-unavailable:line-through data-selected:bg-accent data-selected:text-on-accent data-[today]:font-semibold data-[today]:not-data-selected:text-accent forced-colors:data-selected:outline-2'

/** The placeholder value, which also sets the zone of the segments. */
function nextNoon(timeZone: string): ZonedDateTime {
  const now = parseAbsolute(new Date().toISOString(), timeZone)
  return now.add({ days: 1 }).set({ hour: 12, minute: 0, second: 0, millisecond: 0 })
}
