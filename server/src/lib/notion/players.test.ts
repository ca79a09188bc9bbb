import { describe, expect, it } from 'vitest'
import { playerOf } from './players.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'
const dailymotion = 'https://geo.dailymotion.com/player.html?video=x8abc12'
const loom = 'https://www.loom.com/embed/0123456789abcdef0123456789abcdef?autoplay=1'

describe('a player is known by the address of its video:', () => {
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
    'mailto:someone@youtube.com',
  ])('%s', (address) => expect(playerOf(address)).toBeUndefined())
})
