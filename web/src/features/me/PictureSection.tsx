import type { Me } from '@foyer/contract/me'
import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { storedPicture } from '../../lib/picture-url.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { PictureButton } from '../../ui/PictureButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { CropDialog } from './CropDialog.tsx'

const fetchDialog = () => import('./CropDialog.tsx')

/** Loaded once a picture is chosen. */
function LazyCropDialog(props: ComponentProps<typeof CropDialog>) {
  const module = useModuleOnceShown(fetchDialog)
  return module && <module.CropDialog {...props} />
}

/** The picture of the account: choose, crop, remove. */
export function PictureSection({ me: { name, picture } }: { me: Me }) {
  const t = useTranslations('me.picture')
  const words = useErrorWords()
  const [file, setFile] = useState<File>()
  const remove = useMutation({
    mutationFn: () => call('DELETE /me/picture'),
    onSuccess: () => showToast(t('removed')),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  return (
    <Section title={t('title')} description={t('lead')}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={name} src={storedPicture(picture)} size="large" />
        <div className="grid justify-items-start gap-2">
          <PictureButton
            label={t(picture ? 'replace' : 'choose')}
            hint={t('hint')}
            error={undefined}
            pending={false}
            onChoose={setFile}
          />
          {picture && (
            <Button variant="plain" className="-ms-3.5" pending={remove.isPending} onClick={() => remove.mutate()}>
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      {file && <LazyCropDialog file={file} onClose={() => setFile(undefined)} />}
    </Section>
  )
}
