import type { Team } from '@foyer/contract/teams'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { storedPicture } from '../../lib/picture-url.ts'
import { usePictureError } from '../../lib/use-picture-error.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { PictureButton } from '../../ui/PictureButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { showToast } from '../../ui/toasts.ts'

/** The logo of a team, which the menu of teams shows. */
export function LogoSection({ team: { id, name, logo } }: { team: Team }) {
  const t = useTranslations('settings.logo')
  const words = useErrorWords()
  const errorOf = usePictureError()
  const save = useMutation({
    mutationFn: (upload: File) => call('PUT /teams/{id}/logo', { params: { id }, upload }),
    onSuccess: () => showToast(t('saved')),
  })
  const remove = useMutation({
    mutationFn: () => call('DELETE /teams/{id}/logo', { params: { id } }),
    onSuccess: () => showToast(t('removed')),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  return (
    <Section id="logo" title={t('title')} description={t('lead')}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={name} src={storedPicture(logo)} size="large" shape="square" />
        <div className="grid justify-items-start gap-2">
          <PictureButton
            label={t(logo ? 'replace' : 'choose')}
            hint={t('hint')}
            error={save.error ? errorOf(save.error) : undefined}
            pending={save.isPending}
            onChoose={save.mutate}
          />
          {logo && (
            <Button variant="plain" className="-ms-3.5" pending={remove.isPending} onClick={() => remove.mutate()}>
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}
