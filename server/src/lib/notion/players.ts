interface PlayerHost {
  name: string
  /** The kind of its content; a video by default. */
  shows?: 'music' | 'map'
  /** Finds the content of an address. @returns the addresses of its page and its player */
  find(url: URL): PlayerAddresses | undefined
}

interface PlayerAddresses {
  url: string
  frame: string
}

const hosts: PlayerHost[] = [
  {
    name: 'YouTube',
    find({ hostname, pathname, searchParams }) {
      const isShort = hostname === 'youtu.be'
      if (!isShort && !isAt(hostname, 'youtube.com', 'youtube-nocookie.com')) return undefined
      const [, inPath] = (isShort ? /^\/([^/]+)/ : /^\/(?:embed|shorts|live|v)\/([^/]+)/).exec(pathname) ?? []
      const id = inPath ?? searchParams.get('v') ?? ''
      if (!/^[\w-]{11}$/.test(id)) return undefined
      const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '')
      return {
        url: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`,
        frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`,
      }
    },
  },
  {
    name: 'Vimeo',
    find({ hostname, pathname, searchParams }) {
      if (!isAt(hostname, 'vimeo.com')) return undefined
      const [, id, inPath] = /^\/(?:video\/|channels\/[\w-]+\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? []
      if (!id) return undefined
      const [hash] = /^[0-9a-f]+$/.exec(inPath ?? searchParams.get('h') ?? '') ?? []
      return {
        url: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
        frame: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`,
      }
    },
  },
  {
    name: 'Dailymotion',
    find({ hostname, pathname }) {
      const [, id] = (hostname === 'dai.ly' ? /^\/(\w+)/ : /^\/(?:embed\/)?video\/(\w+)/).exec(pathname) ?? []
      if (!id || !(hostname === 'dai.ly' || isAt(hostname, 'dailymotion.com'))) return undefined
      return {
        url: `https://www.dailymotion.com/video/${id}`,
        frame: `https://geo.dailymotion.com/player.html?video=${id}`,
      }
    },
  },
  {
    name: 'Loom',
    find({ hostname, pathname }) {
      const [, id] = /^\/(?:share|embed)\/([0-9a-f]{32})/.exec(pathname) ?? []
      if (!id || !isAt(hostname, 'loom.com')) return undefined
      return { url: `https://www.loom.com/share/${id}`, frame: `https://www.loom.com/embed/${id}?autoplay=1` }
    },
  },
  {
    name: 'Spotify',
    shows: 'music',
    find({ hostname, pathname }) {
      const [, path] =
        /^\/(?:intl-\w+\/)?(?:embed\/)?((?:track|album|playlist|artist|episode|show)\/\w{22})\/?$/.exec(pathname) ?? []
      if (!path || hostname !== 'open.spotify.com') return undefined
      return { url: `https://open.spotify.com/${path}`, frame: `https://open.spotify.com/embed/${path}` }
    },
  },
  {
    name: 'SoundCloud',
    shows: 'music',
    find({ hostname, pathname }) {
      const [path] = /^\/[\w-]+\/(?:sets\/)?[\w-]+$/.exec(pathname) ?? []
      if (!path || !['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'].includes(hostname)) return undefined
      const url = `https://soundcloud.com${path}`
      return { url, frame: `https://w.soundcloud.com/player/?url=${encodeURIComponent(url)}&auto_play=true` }
    },
  },
  {
    name: 'OpenStreetMap',
    shows: 'map',
    find({ hostname, searchParams, hash }) {
      if (!isAt(hostname, 'openstreetmap.org')) return undefined
      const [, zoom, ...centre] = /^#map=(\d\d?)(?:\.\d+)?\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(hash) ?? []
      const [lat, lon] = [searchParams.get('mlat') ?? centre[0], searchParams.get('mlon') ?? centre[1]].map(Number)
      if (lat === undefined || lon === undefined || !(Math.abs(lat) <= 85 && Math.abs(lon) <= 180)) return undefined
      return osmAddresses(lat, lon, Number(zoom ?? 16), searchParams.has('mlat'))
    },
  },
]

/** The map around a point; the frame has the proportions of a video. */
function osmAddresses(lat: number, lon: number, zoom: number, hasMarker: boolean): PlayerAddresses {
  // a tile is 256 px wide
  const halfWidth = ((360 / 2 ** zoom) * 700) / 256 / 2
  const halfHeight = ((halfWidth * 9) / 16) * Math.cos((lat * Math.PI) / 180)
  const box = [lon - halfWidth, lat - halfHeight, lon + halfWidth, lat + halfHeight].map((each) => each.toFixed(5))
  const marker = hasMarker ? `&marker=${lat},${lon}` : ''
  return {
    url: `https://www.openstreetmap.org/${hasMarker ? `?mlat=${lat}&mlon=${lon}` : ''}#map=${zoom}/${lat}/${lon}`,
    frame: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join(',')}&layer=mapnik${marker}`,
  }
}

/**
 * The player of a video, of music or of a map at a known host.
 * @param address a safe link
 * @returns undefined for any other address
 */
export function playerOf(
  address: string,
): ({ host: string } & Pick<PlayerHost, 'shows'> & PlayerAddresses) | undefined {
  const url = new URL(address)
  for (const { name, shows, find } of hosts) {
    const found = find(url)
    if (found) return { host: name, ...(shows && { shows }), ...found }
  }
  return undefined
}

const isAt = (hostname: string, ...names: string[]): boolean =>
  names.some((name) => hostname === name || hostname.endsWith(`.${name}`))

/** Parses '90', '90s' or '1h2m3s'. @returns seconds */
function secondsOf(text: string): number {
  const [whole, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? []
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0
}
