/** The magazine's colours: warm paper, near-black ink, track clay, forest green, a little gold. */
export const colour = {
  paper: '#f5ecdd',
  sand: '#e6cfa8',
  ink: '#1c1714',
  clay: '#b8492d',
  clayDeep: '#86301d',
  ember: '#d9713f',
  forest: '#214f3b',
  leaf: '#5b8a55',
  gold: '#dca544',
  dusk: '#4a3345',
  night: '#141a22',
  slate: '#5d6b70',
} as const

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  const blended = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share))
  return `#${blended.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The light of a place at an hour. Sky from top to horizon; hills from farthest to nearest. */
export type Mood = {
  sky: readonly [string, string, string]
  sun: string
  far: string
  near: string
  ground: string
  rim: string
}

export const moods = {
  dawn: {
    sky: ['#6d5a6e', '#d98a63', '#f6d9a8'],
    sun: '#fbeccb',
    far: '#cf8f72',
    near: '#3b2a2c',
    ground: '#2a1f1e',
    rim: '#ffd79a',
  },
  morning: {
    sky: ['#b9cdc6', '#e9e2c9', '#f9e9c6'],
    sun: '#fff7e0',
    far: '#a9b79c',
    near: '#234838',
    ground: '#b5633c',
    rim: '#fff0cf',
  },
  noon: {
    sky: ['#7fa9b3', '#c3d3c8', '#f2e7cb'],
    sun: '#fff8e6',
    far: '#9fb09a',
    near: '#33573f',
    ground: '#c0663f',
    rim: '#fff3d6',
  },
  gold: {
    sky: ['#c77a3c', '#e6a94f', '#f8dc9a'],
    sun: '#fff1c9',
    far: '#c98a4b',
    near: '#4a2c22',
    ground: '#6e3423',
    rim: '#ffe3a3',
  },
  clay: {
    sky: ['#8f3320', '#c65a37', '#eb9c62'],
    sun: '#f9d59b',
    far: '#a9472e',
    near: '#3a1a16',
    ground: '#29110f',
    rim: '#ffbf7d',
  },
  forest: {
    sky: ['#2f5d4a', '#7ba184', '#dfe3bf'],
    sun: '#f7f1cf',
    far: '#7fa386',
    near: '#14301f',
    ground: '#5a3826',
    rim: '#eef0c4',
  },
  mist: {
    sky: ['#a9b3ad', '#cfd2c6', '#ebe4d3'],
    sun: '#f8f3e4',
    far: '#b3bbb0',
    near: '#3f5149',
    ground: '#8a5a43',
    rim: '#fbf5e4',
  },
  dusk: {
    sky: ['#231f33', '#70405a', '#e08a5c'],
    sun: '#ffcf94',
    far: '#5d3b54',
    near: '#1a1522',
    ground: '#15111b',
    rim: '#ffb27d',
  },
  night: {
    sky: ['#0c1118', '#182430', '#31454d'],
    sun: '#f6eed2',
    far: '#22323a',
    near: '#0b0f14',
    ground: '#8c3a25',
    rim: '#f4ecd0',
  },
} as const satisfies Record<string, Mood>

export type MoodName = keyof typeof moods
