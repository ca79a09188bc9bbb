import type { Cover } from '@foyer/contract/events'

/** The pictures of the demo's covers, drawn here so that the demo has no files of its own. */
interface CoverSeed {
  alt: string
  focusX: number
  focusY: number
  drawing: string
}

const size = { width: 1600, height: 900 }

const gradient = (id: string, ...colours: readonly string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${colours
    .map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`

const glow = (id: string, colour: string) =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".8"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const candle = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="150" fill="url(#glow)"/><path d="M${x} ${y - 46}c26 34 22 58 0 62c-22-4-26-28 0-62z" fill="#ffe9a8"/><rect x="${x - 20}" y="${y + 22}" width="40" height="${900 - y}" fill="#efe3c8"/>`

const lantern = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r * 2.6}" fill="url(#glow)"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.15}" fill="#f4b04f"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.45}" ry="${r * 1.15}" fill="#f9cf83"/><path d="M${x} 0V${y - r * 1.15}" stroke="#e8cfa0" stroke-opacity=".5" stroke-width="3"/>`

const covers: Record<'concert' | 'rehearsal' | 'film' | 'lanterns', CoverSeed> = {
  concert: {
    alt: 'Candles in front of the strings of a double bass',
    focusX: 60,
    focusY: 60,
    drawing: `<defs>${gradient('back', '#10211c', '#27493d')}${glow('glow', '#f2b866')}</defs><rect width="1600" height="900" fill="url(#back)"/><g stroke="#d9b98a" stroke-opacity=".55" stroke-width="5"><path d="M980 0L900 900M1040 0L1010 900M1100 0L1120 900M1160 0L1230 900"/></g>${[
      [170, 560],
      [360, 470],
      [560, 610],
      [800, 520],
      [1340, 480],
      [1490, 590],
    ]
      .map(([x = 0, y = 0]) => candle(x, y))
      .join('')}`,
  },
  rehearsal: {
    alt: 'A music stand in the light of a stage, between two curtains',
    focusX: 50,
    focusY: 55,
    drawing: `<defs>${gradient('back', '#2a1a16', '#4a2a20')}${gradient('light', '#fbe7b5', '#6b3d2a')}${gradient('cloth', '#7c2b26', '#471a18')}</defs><rect width="1600" height="900" fill="url(#back)"/><path d="M720 0H880L1240 900H360z" fill="url(#light)" opacity=".45"/><path d="M0 0H430C390 330 300 620 210 900H0zM1600 0H1170c40 330 130 620 220 900h210z" fill="url(#cloth)"/><path d="M110 0C90 320 70 620 40 900M250 0c-30 320-80 620-140 900M1490 0c20 320 40 620 70 900M1350 0c30 320 80 620 140 900" stroke="#2c0f0e" stroke-width="10" fill="none" opacity=".6"/><path d="M650 430L950 400L970 560L670 600z" fill="#f6ead0"/><g stroke="#8a7a5c" stroke-width="5"><path d="M690 460L925 437M695 490L930 467M699 520L934 497M703 550L938 527"/></g><path d="M812 590L800 860M800 780L700 880M800 780L900 880" stroke="#17100e" stroke-width="16" fill="none"/>`,
  },
  film: {
    alt: 'The beam of a film projector above the keys of a piano',
    focusX: 45,
    focusY: 50,
    drawing: `<defs>${gradient('back', '#14161c', '#2b2f3b')}<linearGradient id="beam"><stop stop-color="#fff7dd" stop-opacity=".95"/><stop offset="1" stop-color="#fff7dd" stop-opacity=".05"/></linearGradient></defs><rect width="1600" height="900" fill="url(#back)"/><path d="M210 300L1600 40V640z" fill="url(#beam)"/><g fill="#0b0c10"><rect x="60" y="220" width="190" height="170" rx="20"/><circle cx="100" cy="170" r="70"/><circle cx="220" cy="150" r="56"/></g><g fill="#2b2f3b"><circle cx="100" cy="170" r="20"/><circle cx="220" cy="150" r="16"/></g><rect y="690" width="1600" height="210" fill="#f4efe3"/><g stroke="#9a9282" stroke-width="3">${Array.from({ length: 19 }, (_, at) => `<path d="M${(at + 1) * 80} 690V900"/>`).join('')}</g><g fill="#15161a">${[0, 1, 3, 4, 5, 7, 8, 10, 11, 12, 14, 15, 17, 18].map((at) => `<rect x="${at * 80 + 56}" y="690" width="48" height="125" rx="4"/>`).join('')}</g>`,
  },
  lanterns: {
    alt: 'Paper lanterns above a market square at dusk',
    focusX: 50,
    focusY: 45,
    drawing: `<defs>${gradient('back', '#1d2140', '#5b4668', '#c9826a')}${glow('glow', '#ffc671')}</defs><rect width="1600" height="900" fill="url(#back)"/>${[
      [200, 250, 62],
      [470, 380, 48],
      [720, 210, 70],
      [1000, 410, 52],
      [1240, 260, 64],
      [1460, 390, 46],
    ]
      .map(([x = 0, y = 0, r = 0]) => lantern(x, y, r))
      .join(
        '',
      )}<path d="M0 900V700L150 620L300 700V640L460 560L620 640V720L760 650L900 720V600L1060 500L1220 600V690L1370 620L1600 720V900z" fill="#1a1730"/><g fill="#ffcf86"><rect x="120" y="740" width="36" height="52"/><rect x="440" y="680" width="36" height="52"/><rect x="1040" y="640" width="36" height="52"/><rect x="1100" y="640" width="36" height="52"/><rect x="1350" y="730" width="36" height="52"/></g>`,
  },
}

/** The name of a picture of the demo: on the server it is the hash of the bytes. */
const hashOf = (name: keyof typeof covers) => String(Object.keys(covers).indexOf(name) + 1).padStart(64, '0')

export function seedCover(name: keyof typeof covers): Cover {
  const { alt, focusX, focusY } = covers[name]
  return { hash: hashOf(name), type: 'image/webp', ...size, alt, focusX, focusY }
}

/** The pictures by hash. */
export const seedPictures = (): [string, Blob][] =>
  Object.entries(covers).map(([name, { drawing }]) => [
    // `as`: the keys of `covers`
    hashOf(name as keyof typeof covers),
    new Blob(
      [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${drawing}</svg>`,
      ],
      {
        type: 'image/svg+xml',
      },
    ),
  ])
