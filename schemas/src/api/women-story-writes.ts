import {DoneAnswer} from './account-shapes.ts'
import {contract, noBody, noParams, noQuery} from './contract.ts'
import type {ApiFailureCode} from './failures.ts'
import {NumberParams} from './list-fields.ts'
import {CreateWomenStoryForm, UpdateWomenStoryForm} from './women-story-form.ts'
import {WomenStoryAnswer} from './women-story-shapes.ts'
import * as calls from './women-story-write-calls.ts'

const adminOnly = ['unauthenticated', 'forbidden', 'rate_limited'] as const satisfies ApiFailureCode[]

export const createWomenStory = contract(calls.createWomenStory, {
  summary: 'Publishes a women story. The image is a JPEG, PNG, WebP, AVIF or GIF of at most 10 MB.',
  access: 'admin',
  status: 201,
  params: noParams,
  query: noQuery,
  body: CreateWomenStoryForm,
  encoding: 'multipart',
  answer: WomenStoryAnswer,
  failures: [...adminOnly, 'validation_failed', 'conflict'],
})

export const updateWomenStory = contract(calls.updateWomenStory, {
  summary:
    'Changes the fields that are sent; an empty one is emptied. Also as POST with the header X-HTTP-Method-Override: PUT.',
  access: 'admin',
  params: NumberParams,
  query: noQuery,
  body: UpdateWomenStoryForm,
  encoding: 'multipart',
  answer: WomenStoryAnswer,
  failures: [...adminOnly, 'not_found', 'validation_failed', 'conflict'],
})

export const deleteWomenStory = contract(calls.deleteWomenStory, {
  summary: 'Deletes a women story, unless other content leads to it.',
  access: 'admin',
  params: NumberParams,
  query: noQuery,
  body: noBody,
  answer: DoneAnswer,
  failures: [...adminOnly, 'not_found', 'conflict'],
})

export const toggleWomenStoryStatus = contract(calls.toggleWomenStoryStatus, {
  summary: 'Hides a women story from readers, or shows it again.',
  access: 'admin',
  params: NumberParams,
  query: noQuery,
  body: noBody,
  answer: WomenStoryAnswer,
  failures: [...adminOnly, 'not_found', 'conflict'],
})

export const toggleWomenStoryFeatured = contract(calls.toggleWomenStoryFeatured, {
  summary: 'Makes a women story featured, or an ordinary one again.',
  access: 'admin',
  params: NumberParams,
  query: noQuery,
  body: noBody,
  answer: WomenStoryAnswer,
  failures: [...adminOnly, 'not_found', 'conflict'],
})
