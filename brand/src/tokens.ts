/** The colours of Foyer by what they are for, as sRGB hex. The one source: CSS, mails and PDFs all take them from here. */
export const light = {
  page: '#f6f2e9',
  card: '#fffdf8',
  raised: '#fffdf8',
  inset: '#ede7da',
  ink: '#211d17',
  'ink-secondary': '#5f574a',
  'ink-disabled': '#8a8172',
  line: '#e3dbcb',
  'line-control': '#857b6a',
  accent: '#1f5b48',
  'accent-hover': '#174738',
  'accent-soft': '#dfe9df',
  'on-accent': '#fffdf8',
  focus: '#1f5b48',
  'success-bg': '#e5eed9',
  'success-fg': '#2f5a1c',
  'success-line': '#bbd0a3',
  'warn-bg': '#f8e8c4',
  'warn-fg': '#744800',
  'warn-line': '#dfc07c',
  'danger-bg': '#fae3dc',
  'danger-fg': '#9c2314',
  'danger-line': '#e6b5a8',
  'danger-solid': '#ad2516',
  'danger-solid-hover': '#8c1b0f',
  'on-danger': '#fffdf8',
  'info-bg': '#e2ebf1',
  'info-fg': '#23506e',
  'info-line': '#b0c8d8',
} as const

export type ColorToken = keyof typeof light

/** The same tokens by lamp light. */
export const dark: Record<ColorToken, string> = {
  page: '#181511',
  card: '#211d18',
  raised: '#29251e',
  inset: '#332e26',
  ink: '#f2ecdf',
  'ink-secondary': '#b8ae9d',
  'ink-disabled': '#7d7463',
  line: '#39332a',
  'line-control': '#8f8470',
  accent: '#8ccaaf',
  'accent-hover': '#a9dac3',
  'accent-soft': '#21362c',
  'on-accent': '#0f241b',
  focus: '#8ccaaf',
  'success-bg': '#1f2c16',
  'success-fg': '#afd28f',
  'success-line': '#3f5630',
  'warn-bg': '#342609',
  'warn-fg': '#e9c06a',
  'warn-line': '#64490f',
  'danger-bg': '#3a1a14',
  'danger-fg': '#f6a593',
  'danger-line': '#6f3226',
  'danger-solid': '#f08a76',
  'danger-solid-hover': '#f6a593',
  'on-danger': '#2b0d07',
  'info-bg': '#172935',
  'info-fg': '#9dc6e2',
  'info-line': '#2f4d61',
}

export const themes = { light, dark } as const

const surfaces = ['page', 'card', 'raised', 'inset'] as const satisfies readonly ColorToken[]
const tones = ['success', 'warn', 'danger', 'info'] as const

type Pair = { front: ColorToken; back: ColorToken; because: string }

/** Every pair of text and ground the interface sets: WCAG asks for 4.5 (1.4.3). */
export const textPairs: readonly Pair[] = [
  ...surfaces.flatMap((back): Pair[] => [
    { front: 'ink', back, because: 'text' },
    { front: 'ink-secondary', back, because: 'hints and labels' },
    { front: 'accent', back, because: 'links' },
    { front: 'accent-hover', back, because: 'links under the pointer' },
    { front: 'danger-fg', back, because: 'field errors and dangerous menu items' },
  ]),
  { front: 'ink', back: 'accent-soft', because: 'the current item' },
  { front: 'accent', back: 'accent-soft', because: 'the current item' },
  { front: 'on-accent', back: 'accent', because: 'primary button' },
  { front: 'on-accent', back: 'accent-hover', because: 'primary button under the pointer' },
  { front: 'on-danger', back: 'danger-solid', because: 'danger button' },
  { front: 'on-danger', back: 'danger-solid-hover', because: 'danger button under the pointer' },
  { front: 'page', back: 'ink', because: 'tooltips and toasts' },
  ...tones.flatMap((tone): Pair[] => [
    { front: `${tone}-fg`, back: `${tone}-bg`, because: 'badges and callouts' },
    { front: 'ink', back: `${tone}-bg`, because: 'the text of a callout' },
  ]),
]

/** Lines, icons and rings that carry meaning: WCAG asks for 3 (1.4.11). */
export const shapePairs: readonly Pair[] = [
  ...surfaces.flatMap((back): Pair[] => [
    { front: 'line-control', back, because: 'the edge of a control' },
    { front: 'focus', back, because: 'the focus ring' },
    { front: 'accent', back, because: 'a checked control' },
    { front: 'danger-solid', back, because: 'the edge of a refused field, the error icon' },
  ]),
  { front: 'focus', back: 'accent-soft', because: 'the focus ring on the current item' },
  ...tones.map((tone): Pair => ({ front: 'focus', back: `${tone}-bg`, because: 'the focus ring in a callout' })),
]
