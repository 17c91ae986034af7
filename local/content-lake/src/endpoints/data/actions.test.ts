import {expect, test} from 'vitest'

import {ADMINISTRATOR_TOKEN, bearer, startTestLake} from '#testing/start-test-lake.ts'
import type {TestLake} from '#testing/start-test-lake.ts'

type Action = Record<string, unknown> & {actionType: string}

async function act(lake: TestLake, actions: Action[], more: Record<string, unknown> = {}) {
  const named = actions.map((action) => ({...action, actionType: `sanity.action.${action.actionType}`}))
  const response = await lake.fetch('/v2025-02-19/data/actions/production', {
    method: 'POST',
    headers: {...bearer(ADMINISTRATOR_TOKEN), 'content-type': 'application/json'},
    body: JSON.stringify({actions: named, ...more}),
  })
  const answer: unknown = await response.json()
  return {status: response.status, answer}
}

function ids(lake: TestLake) {
  return lake.client().fetch<string[]>('*[]._id', {}, {perspective: 'raw'})
}

const publish = {actionType: 'document.publish', publishedId: 's', draftId: 'drafts.s'}
const createDraft = {
  actionType: 'document.create',
  publishedId: 's',
  attributes: {_id: 'drafts.s', _type: 'article', title: 'One', _rev: 'ignored'},
  ifExists: 'fail',
}

test('a draft is created, edited, published, unpublished and discarded', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  const first = await act(lake, [createDraft], {transactionId: 'first'})
  expect(first).toEqual({status: 200, answer: {transactionId: 'first'}})
  expect(await client.getDocument('drafts.s')).toMatchObject({title: 'One', _rev: 'first'})
  await act(lake, [
    {actionType: 'document.edit', publishedId: 's', draftId: 'drafts.s', patch: {set: {title: 'Two'}}},
    publish,
  ])
  expect(await ids(lake)).toEqual(['s'])
  const published = await client.getDocument('s')
  await act(lake, [
    {
      actionType: 'document.edit',
      publishedId: 's',
      draftId: 'drafts.s',
      patch: {unset: ['_empty_action_guard_']},
    },
  ])
  expect(await client.getDocument('drafts.s')).toMatchObject({
    title: 'Two',
    _createdAt: published?._createdAt,
  })
  await act(lake, [{actionType: 'document.version.discard', versionId: 'drafts.s'}])
  await act(lake, [{actionType: 'document.unpublish', publishedId: 's', draftId: 'drafts.s'}])
  expect(await ids(lake)).toEqual(['drafts.s'])
  await act(lake, [
    {
      actionType: 'document.replaceDraft',
      publishedId: 's',
      attributes: {_id: 'drafts.s', _type: 'article', title: 'Old'},
    },
  ])
  expect(await client.getDocument('drafts.s')).toMatchObject({title: 'Old'})
  await act(lake, [{actionType: 'document.delete', publishedId: 's', includeDrafts: ['drafts.s']}])
  expect(await ids(lake)).toEqual([])
})

test('publishing makes references strong as they wished, and refuses what is missing', async () => {
  await using lake = await startTestLake()
  const wish = (_ref: string) => ({
    _type: 'reference',
    _ref,
    _weak: true,
    _strengthenOnPublish: {type: 'author'},
  })
  await lake.client().create({_id: 'drafts.s', _type: 'article', author: wish('ann')})
  expect(await act(lake, [publish])).toMatchObject({status: 409})
  expect(await ids(lake)).toEqual(['drafts.s'])
  await lake.client().create({_id: 'ann', _type: 'author'})
  expect(await act(lake, [publish])).toMatchObject({status: 200})
  expect(await lake.client().getDocument('s')).toMatchObject({author: {_type: 'reference', _ref: 'ann'}})
  expect(
    await act(lake, [{actionType: 'document.unpublish', publishedId: 'ann', draftId: 'drafts.ann'}]),
  ).toMatchObject({
    status: 409,
    answer: {error: {type: 'actionError', items: [{error: {type: 'documentHasExistingReferencesError'}}]}},
  })
})

test('publishing another revision than the one seen is refused', async () => {
  await using lake = await startTestLake()
  await act(lake, [createDraft])
  expect(await act(lake, [{...publish, ifDraftRevisionId: 'other'}])).toMatchObject({status: 409})
  expect(await act(lake, [{...publish, ifPublishedRevisionId: 'other'}])).toMatchObject({status: 409})
  expect(await ids(lake)).toEqual(['drafts.s'])
})

test('all actions of a request are done or none', async () => {
  await using lake = await startTestLake()
  const refused = await act(lake, [createDraft, {...publish, draftId: 'drafts.s', publishedId: 'other'}])
  expect(refused).toMatchObject({status: 400, answer: {error: {items: [{index: 1}]}}})
  expect(await act(lake, [createDraft, createDraft])).toMatchObject({status: 409})
  expect(await ids(lake)).toEqual([])
})

test('a dry run gives the true refusal and writes nothing', async () => {
  await using lake = await startTestLake()
  expect(await act(lake, [createDraft], {dryRun: true})).toMatchObject({status: 200})
  expect(await act(lake, [publish], {dryRun: true})).toMatchObject({status: 409})
  expect(await act(lake, [], {dryRun: false})).toMatchObject({
    status: 200,
    answer: {transactionId: expect.any(String)},
  })
  expect(await ids(lake)).toEqual([])
})

test('an action that makes no sense is refused by name', async () => {
  await using lake = await startTestLake()
  const cases: [Action, string][] = [
    [{actionType: 'document.explode'}, 'actionType'],
    [{actionType: 'constructor'}, 'actionType'],
    [{actionType: 'document.create', publishedId: 'drafts.s', attributes: {_type: 'a'}}, 'publishedId'],
    [{actionType: 'document.create', publishedId: 's', attributes: {}}, 'attributes._type'],
    [{actionType: 'document.edit', publishedId: 's', draftId: 's', patch: {}}, 'draftId'],
    [{actionType: 'document.edit', publishedId: 's', draftId: 'drafts.s', patch: {set: 1}}, 'patch.set'],
    [{actionType: 'document.delete', publishedId: 's', includeDrafts: 'drafts.s'}, 'includeDrafts'],
    [{actionType: 'document.discard', draftId: 's'}, 'draft'],
    [{actionType: 'release.create', releaseId: 'a.b'}, 'releaseId'],
    [{actionType: 'release.create', releaseId: 'a', metadata: []}, 'metadata'],
  ]
  for (const [action, named] of cases) {
    const {status, answer} = await act(lake, [action])
    expect({action, status, answer}).toMatchObject({
      status: 400,
      answer: {message: expect.stringContaining(named)},
    })
  }
})

test('a release gathers versions and publishes them together', async () => {
  await using lake = await startTestLake()
  const client = lake.client()
  await client
    .transaction()
    .create({_id: 'a', _type: 'article', title: 'A'})
    .create({_id: 'b', _type: 'article'})
    .commit()
  await act(lake, [{actionType: 'release.create', releaseId: 'r1', metadata: {title: 'Autumn'}}])
  await act(lake, [
    {
      actionType: 'document.version.create',
      publishedId: 'a',
      document: {_id: 'versions.r1.a', _type: 'article', title: 'A2'},
    },
    {actionType: 'document.version.unpublish', publishedId: 'b', versionId: 'versions.r1.b'},
    {
      actionType: 'document.version.create',
      publishedId: 'c',
      document: {_id: 'versions.r1.c', _type: 'article'},
    },
  ])
  const seen = {perspective: ['r1', 'drafts']}
  const query = '*[_type == "article"]{_id, _originalId, title}'
  expect(await client.fetch(query, {}, seen)).toEqual([
    {_id: 'a', _originalId: 'versions.r1.a', title: 'A2'},
    {_id: 'c', _originalId: 'versions.r1.c', title: null},
  ])
  expect(await act(lake, [{actionType: 'release.delete', releaseId: 'r1'}])).toMatchObject({status: 409})
  await act(lake, [{actionType: 'release.schedule', releaseId: 'r1', publishAt: '2030-01-01T00:00:00Z'}])
  expect(await client.getDocument('_.releases.r1')).toMatchObject({state: 'scheduled', name: 'r1'})
  await act(lake, [{actionType: 'release.unschedule', releaseId: 'r1'}])
  expect(await act(lake, [{actionType: 'release.publish', releaseId: 'r1'}])).toMatchObject({status: 200})
  expect(await ids(lake)).toEqual(['_.releases.r1', 'a', 'c'])
  expect(await client.getDocument('_.releases.r1')).toMatchObject({
    state: 'published',
    finalDocumentStates: [{id: 'a'}, {id: 'b'}, {id: 'c'}],
  })
})

test('an archived release gives its versions back when it is taken up again', async () => {
  await using lake = await startTestLake()
  const release = (action: string, more = {}) =>
    act(lake, [{actionType: `release.${action}`, releaseId: 'r1', ...more}])
  await release('create')
  await lake.client().create({_id: 'versions.r1.a', _type: 'article', title: 'A'})
  await release('archive')
  expect(await ids(lake)).toEqual(['_.releases.r1'])
  await release('unarchive')
  expect(await lake.client().getDocument('versions.r1.a')).toMatchObject({title: 'A'})
  expect(await release('edit', {patch: {set: {'metadata.title': 'New'}}})).toMatchObject({status: 200})
  await release('schedule', {publishAt: '2020-01-01T00:00:00Z'})
  expect(await ids(lake)).toEqual(['_.releases.r1', 'a'])
})
