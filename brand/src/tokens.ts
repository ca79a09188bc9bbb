/** The colours of Foyer by their purpose, as sRGB hex. The single source for CSS, emails and PDFs. */
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
  'hue-gray': '#655f56',
  'back-gray': '#ebe7de',
  'hue-brown': '#6f4a2f',
  'back-brown': '#efe5da',
  'hue-orange': '#86400a',
  'back-orange': '#f6e5d2',
  'hue-yellow': '#6b5000',
  'back-yellow': '#f4ebc9',
  'hue-green': '#2f5f2c',
  'back-green': '#e4edda',
  'hue-blue': '#1f5076',
  'back-blue': '#dfe9f0',
  'hue-purple': '#5c3d86',
  'back-purple': '#eae3f0',
  'hue-pink': '#8a2a5e',
  'back-pink': '#f4e2ea',
  'hue-red': '#962415',
  'back-red': '#f6e0da',
} as const

export type ColorToken = keyof typeof light

/** The same tokens for the dark theme. */
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
  'hue-gray': '#b8b1a5',
  'back-gray': '#2e2b27',
  'hue-brown': '#d6b090',
  'back-brown': '#35291f',
  'hue-orange': '#eeaa6d',
  'back-orange': '#3a2613',
  'hue-yellow': '#dfbf5e',
  'back-yellow': '#332a0f',
  'hue-green': '#a5cf95',
  'back-green': '#1f2d1c',
  'hue-blue': '#93c4ea',
  'back-blue': '#182a38',
  'hue-purple': '#c9b2e8',
  'back-purple': '#2b2338',
  'hue-pink': '#eba6c8',
  'back-pink': '#36202c',
  'hue-red': '#f5a698',
  'back-red': '#3a1f1a',
}

export const themes = { light, dark } as const

const surfaces = ['page', 'card', 'raised', 'inset'] as const satisfies readonly ColorToken[]
const tones = ['success', 'warn', 'danger', 'info'] as const

/** The colours that organisers can give to text in Notion. */
const hues = ['gray', 'brown', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'red'] as const

type Pair = { front: ColorToken; back: ColorToken; because: string }

/** All pairs of text and background in the interface: WCAG 2.2 requires a contrast of 4.5 (1.4.3). */
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
  ...hues.flatMap((ground): Pair[] => [
    { front: 'ink', back: `back-${ground}`, because: 'text on a colour' },
    { front: 'ink-secondary', back: `back-${ground}`, because: 'captions on a colour' },
    { front: 'accent', back: `back-${ground}`, because: 'links on a colour' },
    { front: `hue-${ground}`, back: 'page', because: 'coloured text' },
    { front: `hue-${ground}`, back: 'card', because: 'coloured text' },
    { front: `hue-${ground}`, back: 'inset', because: 'coloured text' },
    ...hues.map((hue): Pair => ({ front: `hue-${hue}`, back: `back-${ground}`, because: 'coloured text on a colour' })),
  ]),
]

/** Lines, icons and rings that carry meaning: WCAG 2.2 requires a contrast of 3 (1.4.11). */
export const shapePairs: readonly Pair[] = [
  ...surfaces.flatMap((back): Pair[] => [
    { front: 'line-control', back, because: 'the edge of a control' },
    { front: 'focus', back, because: 'the focus ring' },
    { front: 'accent', back, because: 'a checked control' },
    { front: 'danger-solid', back, because: 'the edge of a refused field, the error icon' },
  ]),
  { front: 'focus', back: 'accent-soft', because: 'the focus ring on the current item' },
  ...tones.map((tone): Pair => ({ front: 'focus', back: `${tone}-bg`, because: 'the focus ring in a callout' })),
  ...hues.map((hue): Pair => ({ front: 'focus', back: `back-${hue}`, because: 'the focus ring on a colour' })),
]
