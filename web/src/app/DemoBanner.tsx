import { useModuleOnceShown } from '../ui/use-lazy-module.ts'
import { withWords } from './messages.ts'

const fetchNote = withWords('DemoNote', () => import('./DemoNote.tsx'))

/** The banner of the demo above every page. Loaded on demand, so that no other build carries it. */
export function DemoBanner() {
  const module = useModuleOnceShown(fetchNote)
  return <div className="min-h-10 print:hidden">{module && <module.DemoNote />}</div>
}
