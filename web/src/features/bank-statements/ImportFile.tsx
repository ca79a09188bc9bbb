import { FileUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { ColumnsDialogProps } from './ColumnsDialog.tsx'
import { ImportedNote } from './ImportedNote.tsx'
import { useImport } from './use-import.ts'

/** The button that imports a statement, and what the last import brought. */
export function ImportFile() {
  const t = useTranslations('bankStatements')
  const { choose, importWith, changeColumns, cancel, pending, error, asking, imported } = useImport()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        variant="primary"
        icon={<FileUp aria-hidden="true" size={18} />}
        pending={pending}
        disabledReason={isDemo && t('demo')}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {t('choose')}
      </Button>
      <p id={`${id}-hint`} className="text-sm text-ink-secondary">
        {t('chooseHint')}
      </p>
      <div role="alert">{error && !asking && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,.csv,.txt,.zip,text/csv,text/xml,application/xml,application/zip"
        aria-label={t('choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) choose(file)
        }}
      />
      {imported && <ImportedNote imported={imported} onChangeColumns={changeColumns} />}
      {asking && (
        <LazyColumnsDialog {...asking} error={error} pending={pending} onConfirm={importWith} onClose={cancel} />
      )}
    </div>
  )
}

const fetchColumnsDialog = () => import('./ColumnsDialog.tsx')

/** Only a CSV file of a new kind loads this part. */
function LazyColumnsDialog(props: ColumnsDialogProps) {
  const module = useModuleOnceShown(fetchColumnsDialog)
  return module && <module.ColumnsDialog {...props} />
}
