import { classNames } from './class-names.ts'

type Props = {
  name: string
  /** The address of the picture that replaces the initials. */
  src?: string | undefined
  size?: keyof typeof sizes
  shape?: 'round' | 'square'
}

const sizes = { small: 'size-6 text-[0.625rem]', normal: 'size-9 text-sm', large: 'size-24 text-[2rem]' }

/**
 * The picture or the initials of a person (round) or a group (square). Decoration: the name stands beside it. CSS draws
 * the letters, so they are no text of the button around them, whose accessible name does not hold them (WCAG 2.5.3).
 */
export function Avatar({ name, src, size = 'normal', shape = 'round' }: Props) {
  const className = classNames(sizes[size], 'shrink-0', shape === 'round' ? 'rounded-full' : 'rounded-control')
  // logos may be transparent and of any shape
  if (src) return <img src={src} alt="" className={`${className} bg-white object-contain`} />
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className={`${className} before:content-[attr(data-initials)] inline-grid place-items-center bg-accent-soft leading-none font-semibold text-accent hyphens-none`}
    />
  )
}

/** The first letters of the first and the last word: 'Jean-Luc de la Tour' → 'JT'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
