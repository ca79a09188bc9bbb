interface VideoHost {
  name: string
  /** Finds the video of an address. @returns the addresses of its page and its player */
  find(url: URL): VideoAddresses | undefined
}

interface VideoAddresses {
  url: string
  frame: string
}

const hosts: VideoHost[] = [
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
]

/**
 * The player of a video at a known host.
 * @param address a safe link
 * @returns undefined for any other address
 */
export function playerOf(address: string): ({ host: string } & VideoAddresses) | undefined {
  const url = new URL(address)
  for (const { name, find } of hosts) {
    const found = find(url)
    if (found) return { host: name, ...found }
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
