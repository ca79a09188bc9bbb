import { classNames } from './class-names.ts'

/** A share as a bar. Decoration: the text beside it says the same. @param percent from 0 to 100 */
export const Bar = ({ percent, className }: { percent: number; className?: string | undefined }) => (
  <div
    aria-hidden="true"
    className={classNames('h-1 overflow-hidden rounded-full bg-inset forced-colors:border', className)}
  >
    <div className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]" style={{ width: `${percent}%` }} />
  </div>
)
