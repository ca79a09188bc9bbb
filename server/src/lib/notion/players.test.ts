import { describe, expect, it } from 'vitest'
import { playerOf } from './players.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'
const dailymotion = 'https://geo.dailymotion.com/player.html?video=x8abc12'
const loom = 'https://www.loom.com/embed/0123456789abcdef0123456789abcdef?autoplay=1'

const spotify = 'https://open.spotify.com/embed/track/4cOdK2wGLETKBW3PvgPWqT'
const soundcloud = (path: string) =>
  `https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2F${path}&auto_play=true`
const map = 'https://www.openstreetmap.org/export/embed.html?bbox='

describe('a player is known by the address of its content:', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?t=90', `${youtube}&start=90`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', `${youtube}&start=3723`],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=5', `${youtube}&start=5`],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://vimeo.com/76979871/0a1b2c', `${vimeo}&h=0a1b2c`],
    ['https://player.vimeo.com/video/76979871?h=0a1b2c', `${vimeo}&h=0a1b2c`],
    ['https://www.dailymotion.com/video/x8abc12', dailymotion],
    ['https://dai.ly/x8abc12', dailymotion],
    ['https://www.loom.com/share/0123456789abcdef0123456789abcdef?sid=1', loom],
    ['https://open.spotify.com/track/4cOdK2wGLETKBW3PvgPWqT?si=x', spotify],
    ['https://open.spotify.com/intl-de/track/4cOdK2wGLETKBW3PvgPWqT', spotify],
    ['https://soundcloud.com/forss/flickermood', soundcloud('forss%2Fflickermood')],
    ['https://m.soundcloud.com/forss/sets/soulhack', soundcloud('forss%2Fsets%2Fsoulhack')],
    [
      'https://www.openstreetmap.org/?mlat=47.9959&mlon=7.8522#map=17/47.9959/7.8522',
      `${map}7.84844,47.99449,7.85596,47.99731&layer=mapnik&marker=47.9959,7.8522`,
    ],
    ['https://www.openstreetmap.org/#map=2/0/0', `${map}-123.04688,-69.21387,123.04688,69.21387&layer=mapnik`],
  ])('%s', (address, frame) => expect(playerOf(address)?.frame).toBe(frame))
})

describe('no player is made of', () => {
  it.each([
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://example.com/?u=https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=too-short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
    'https://www.youtube.com/playlist?list=PL1',
    'https://vimeo.com/about',
    'https://www.loom.com/looms',
    'https://open.spotify.com/user/someone',
    'https://soundcloud.com/forss',
    'https://w.soundcloud.com.example/player/x',
    'https://www.openstreetmap.org/about',
    'https://www.openstreetmap.org/#map=17/91/200',
    'https://www.openstreetmap.org/?mlat=x&mlon=y',
    'mailto:someone@youtube.com',
  ])('%s', (address) => expect(playerOf(address)).toBeUndefined())
})
