import type { PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../../../ui/Field.tsx'
import { Slider } from '../../../ui/Slider.tsx'
import type { CoverValues } from './cover-values.ts'
import { focusAt } from './cover-values.ts'

interface Props {
  cover: CoverValues
  onChange: (values: Partial<CoverValues>) => void
}

/** The picture with its focus, which a pointer or two sliders move, and the crop that the page shows. */
export function CoverFocus({ cover, onChange }: Props) {
  const t = useTranslations('event.cover')
  const { hash, focusX, focusY } = cover
  const src = `/files/${hash}`
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 1 || event.type === 'pointerdown')
      onChange(focusAt(event, event.currentTarget.getBoundingClientRect()))
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid content-start gap-2">
        <p className="text-sm text-ink-secondary">{t('focusHint')}</p>
        <div
          className="relative w-fit cursor-crosshair touch-pan-y overflow-hidden rounded-control"
          onPointerDown={move}
          onPointerMove={move}
        >
          <img src={src} alt="" draggable={false} className="block max-h-72 max-w-full" />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-6 -translate-1/2 rounded-full shadow-[0_0_0_2px_#fff,0_0_0_4px_#000]"
            style={{ left: `${focusX}%`, top: `${focusY}%` }}
          />
        </div>
        {(['focusX', 'focusY'] as const).map((axis) => (
          <Field key={axis} label={t(axis)}>
            <Slider value={cover[axis]} onChange={(value) => onChange({ [axis]: value })} />
          </Field>
        ))}
      </div>
      <figure className="grid content-start gap-2">
        <figcaption className="text-sm text-ink-secondary">{t('preview')}</figcaption>
        <img
          src={src}
          alt=""
          className="aspect-5/2 w-full rounded-control object-cover"
          style={{ objectPosition: `${focusX}% ${focusY}%` }}
        />
      </figure>
    </div>
  )
}
