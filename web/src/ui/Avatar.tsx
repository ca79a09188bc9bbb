import { classNames } from './class-names.ts'

type Props = { name: string; size?: 'small' | 'normal'; shape?: 'round' | 'square' }

/**
 * The initials of a person (round) or a group (square). Decoration: the name stands beside it. CSS draws the letters,
 * so they are no text of the button around them, whose accessible name does not hold them (WCAG 2.5.3).
 */
export function Avatar({ name, size = 'normal', shape = 'round' }: Props) {
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className={classNames(
        'before:content-[attr(data-initials)] inline-grid shrink-0 place-items-center bg-accent-soft font-semibold text-accent hyphens-none',
        size === 'small' ? 'size-6 text-[0.625rem] leading-none' : 'size-9 text-sm leading-none',
        shape === 'round' ? 'rounded-full' : 'rounded-control',
      )}
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
