import sharp from 'sharp'

import {canvas} from './canvas.ts'
import {moods} from './colour.ts'
import type {MoodName} from './colour.ts'
import {portraitDrawing} from './portrait.ts'
import type {Sitter} from './portrait.ts'
import type {PoseName} from './poses.ts'
import {randomFrom} from './random.ts'
import type {Scene} from './scene.ts'
import * as country from './scenes-country.ts'
import * as still from './scenes-still.ts'
import * as town from './scenes-town.ts'
import * as track from './scenes-track.ts'

const scenes = {...country, ...still, ...town, ...track} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

export type ScenePicture = {
  /** The seed of every chance in the drawing; also its file name. */
  name: string
  scene: SceneName
  mood: MoodName
  poses?: readonly PoseName[]
}

export function sceneSvg({name, scene, mood, poses = ['flight']}: ScenePicture, width: number): string {
  const height = Math.round((width / canvas.width) * canvas.height)
  const drawing = scenes[scene]({random: randomFrom(name), mood: moods[mood], poses})
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}" width="${width}" height="${height}">${drawing}</svg>`
}

export type PortraitPicture = {name: string; sitter: Sitter; mood: MoodName}

/** Always 1600 by 2000. */
export function portraitSvg({name, sitter, mood}: PortraitPicture): string {
  const drawing = portraitDrawing(randomFrom(name), moods[mood], sitter)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 2000" width="1600" height="2000">${drawing}</svg>`
}

/** Without mozjpeg: a fifth larger, five times as fast, and the lake encodes what readers get anyway. */
export async function jpegOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten().jpeg({quality: 82, progressive: true}).toBuffer()
}
