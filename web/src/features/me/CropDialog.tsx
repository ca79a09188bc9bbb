import { useMutation } from '@tanstack/react-query'
import type { PointerEvent } from 'react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { usePictureError } from '../../lib/use-picture-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { Crop } from './crop-values.ts'
import { dragged, ratiosOf, wholeCrop } from './crop-values.ts'

interface Props {
  file: File
  onClose: () => void
}

/** Chooses the part of a picture that is shown, with a pointer or with sliders, and saves it. Mount it to open. */
export function CropDialog({ file, onClose }: Props) {
  const t = useTranslations('me.picture')
  const common = useTranslations('common')
  const errorOf = usePictureError()
  const [crop, setCrop] = useState(wholeCrop)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const save = useMutation({
    mutationFn: () => call('PUT /me/picture', { query: crop, upload: file }),
    onSuccess: () => {
      showToast(t('saved'))
      onClose()
    },
  })
  const ratios = size && ratiosOf(size, crop)
  const set = (values: Partial<Crop>) => setCrop({ ...crop, ...values })
  return (
    <Dialog
      title={t('crop')}
      closeLabel={common('close')}
      onClose={onClose}
      error={save.error && errorOf(save.error)}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" pending={save.isPending} onClick={() => save.mutate()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <CropView file={file} crop={crop} size={size} onSize={setSize} onChange={setCrop} />
        <div className="grid content-start gap-4">
          <p className="text-sm text-pretty text-ink-secondary">{t('cropHint')}</p>
          <Field label={t('zoom')}>
            <Slider min={100} max={400} value={crop.zoom} onChange={(zoom) => set({ zoom })} />
          </Field>
          {ratios && ratios.width > 1 && (
            <Field label={t('x')}>
              <Slider value={crop.x} onChange={(x) => set({ x })} />
            </Field>
          )}
          {ratios && ratios.height > 1 && (
            <Field label={t('y')}>
              <Slider value={crop.y} onChange={(y) => set({ y })} />
            </Field>
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface ViewProps {
  file: File
  crop: Crop
  size: { width: number; height: number } | undefined
  onSize: (size: { width: number; height: number }) => void
  onChange: (crop: Crop) => void
}

/** The picture behind a round window, which shows what will be kept. */
function CropView({ file, crop, size, onSize, onChange }: ViewProps) {
  const src = useObjectUrl(file)
  const { width, height } = size ? ratiosOf(size, crop) : { width: 1, height: 1 }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (event.buttons === 1 && size)
      onChange(dragged(crop, size, { x: event.movementX / box.width, y: event.movementY / box.height }))
  }
  return (
    <div
      className="relative size-48 cursor-move touch-none overflow-hidden rounded-full bg-inset"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    >
      {src && (
        <img
          src={src}
          alt=""
          draggable={false}
          className="absolute max-w-none"
          style={{
            width: `${width * 100}%`,
            left: `${-(width - 1) * crop.x}%`,
            top: `${-(height - 1) * crop.y}%`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize({ width: naturalWidth, height: naturalHeight })
          }
        />
      )}
    </div>
  )
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
