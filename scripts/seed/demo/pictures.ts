import type {WantedPicture} from '#seed/seed-lake.ts'

import {athletes} from './athletes.ts'
import type {Portrait} from './authors.ts'
import {authors} from './authors.ts'
import {bodyPictureName} from './portable-text.ts'
import {picturesIn} from './rich-text.ts'
import type {Picture} from './rich-text.ts'
import {stories} from './stories.ts'
import {womenStories} from './women-stories.ts'

/** Every picture that the documents show, under the name by which they ask for it. */
export function demoPictures(): WantedPicture[] {
  return [
    ...stories.flatMap(({slug, picture, body}) => [
      sceneOf(`story-${slug}`, picture, 2000),
      ...picturesIn(body).map((inBody, index) =>
        sceneOf(bodyPictureName(`story-${slug}`, index + 1), inBody, 1600),
      ),
    ]),
    ...authors.map(({slug, photo}) => portraitOf(`author-${slug}`, photo)),
    ...athletes.map(({slug, image}) => portraitOf(`athlete-${slug}`, image)),
    ...womenStories.map(({slug, image}) => portraitOf(`womenStory-${slug}`, image)),
  ]
}

function sceneOf(name: string, {alt, scene, mood, poses}: Picture, width: number): WantedPicture {
  return {kind: 'scene', alt, width, picture: {name, scene, mood, ...(poses ? {poses} : {})}}
}

function portraitOf(name: string, {alt, sitter, mood}: Portrait): WantedPicture {
  return {kind: 'portrait', alt, width: 1600, picture: {name, sitter, mood}}
}
