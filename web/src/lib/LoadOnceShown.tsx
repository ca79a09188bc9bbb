import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'
import { useModuleOnceShown } from '../ui/use-lazy-module.ts'
import { Load } from './Load.tsx'

interface Props<Module> {
  /** The import of the module. */
  fetch: () => Promise<Module>
  children: (module: Module) => ReactNode
}

/** A part of a page whose code and data are loaded once the reader sees its place. */
export function LoadOnceShown<Module>({ fetch, children }: Props<Module>) {
  const module = useModuleOnceShown(fetch)
  if (!module) return <Placeholder />
  return <Load fallback={<Placeholder />}>{children(module)}</Load>
}

function Placeholder() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid gap-5">
      <Skeleton className="w-40" />
      <div className="control-height" />
    </Loading>
  )
}
