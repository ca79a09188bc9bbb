import { Camera as CameraIcon, CameraOff, SwitchCamera } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/Button.tsx'
import { Callout } from '../../../ui/Callout.tsx'
import { useCamera } from './use-camera.ts'

interface Props {
  /** Called with the code in each picture; undefined: there is none. */
  onPicture: (code: string | undefined) => void
  onStart: () => void
}

/** The picture of the camera, and the buttons that start and stop it. */
export function CameraView({ onPicture, onStart }: Props) {
  const t = useTranslations('door.camera')
  const camera = useCamera(onPicture)
  const { state } = camera
  const runs = state === 'on' || state === 'starting'
  const isFailure = !runs && state !== 'off'
  return (
    <section aria-label={t('start')} className="grid gap-3">
      {/* always there, so that the picture has a place when the camera starts */}
      <div className={runs ? 'relative' : 'hidden'}>
        <video
          ref={camera.video}
          muted
          playsInline
          aria-label={t('aim')}
          className="aspect-video w-full rounded-card bg-inset object-cover md:aspect-4/3"
        />
        <div className="absolute end-2 top-2 flex gap-2">
          <Button aria-label={t('turn')} onClick={camera.turn}>
            <SwitchCamera aria-hidden="true" size={20} />
          </Button>
          <Button aria-label={t('stop')} onClick={camera.stop}>
            <CameraOff aria-hidden="true" size={20} />
          </Button>
        </div>
        <p className="mt-2 text-center text-ink-secondary">{state === 'starting' ? t('starting') : t('aim')}</p>
      </div>
      {isFailure && <Callout tone="warn" role="alert" title={t(state)} />}
      {!runs && (
        <Button
          variant="primary"
          className="min-h-12 w-full"
          icon={<CameraIcon aria-hidden="true" size={16} />}
          onClick={() => {
            onStart()
            camera.start()
          }}
        >
          {t('start')}
        </Button>
      )}
    </section>
  )
}
