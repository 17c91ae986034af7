import {
  deleteComment,
  editComment,
  getCommentStats,
  getEngagement,
  likeComment,
  listComments,
  postComment,
  reportComment,
} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {eventually} from '#testing/eventually.ts'
import {type Newsroom, startNewsroom, type TestMember} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

function post(story: number, {token}: TestMember, content: string, parentId?: string) {
  const body = {content, ...(parentId !== undefined && {parent_id: parentId})}
  return newsroom.call(postComment, {params: {id: String(story)}, token, body})
}

async function list(story: number, query: Record<string, string> = {}, token?: string) {
  return newsroom.call(listComments, {params: {id: String(story)}, query, token})
}

async function total(story: number): Promise<number> {
  const {data} = await newsroom.call(getCommentStats, {params: {id: String(story)}})
  return data.total_comments
}

async function allowEditing(minutes: number): Promise<void> {
  const settings = {_id: 'siteSettings', _type: 'siteSettings', commentEditMinutes: minutes}
  await newsroom.lake.client.createOrReplace(settings)
}

test('a comment is posted, and shown to its author as their own', async () => {
  const story = await newsroom.aStory()
  const author = await newsroom.aMember({name: 'Mercy Wanjiru Chebet'})
  const {data, message} = await post(story, author, '  Hongera sana!\r\nMbio ngumu. ')
  expect(message).toBe('Comment posted!')
  expect(data).toMatchObject({
    content: 'Hongera sana!\nMbio ngumu.',
    parent_id: null,
    author: {name: 'Mercy Wanjiru Chebet', initials: 'MC'},
    is_author: true,
    is_edited: false,
    is_deleted: false,
    timestamp: 'just now',
    likes: 0,
    is_liked: false,
    replies: [],
  })

  expect((await list(story, {}, author.token)).data).toEqual([data])
  expect((await list(story)).data).toEqual([{...data, is_author: false, editable_until: null}])
})

test('replies stand under their comment, oldest first, and are counted', async () => {
  const story = await newsroom.aStory()
  const [author, other] = [await newsroom.aMember(), await newsroom.aMember()]
  const {data: comment} = await post(story, author, 'What a race')
  const {data: first, message} = await post(story, other, 'It was', comment.id)
  const {data: second} = await post(story, author, 'Indeed', comment.id)
  expect(message).toBe('Reply posted!')
  expect(first.parent_id).toBe(comment.id)

  const {data, meta} = await list(story)
  expect(data[0]?.replies.map(({id}) => id)).toEqual([first.id, second.id])
  expect(meta).toEqual({current_page: 1, last_page: 1, per_page: 50, total: 1})
  expect(await total(story)).toBe(3)
})

test('a reply to a reply, to a comment elsewhere, or to none is refused', async () => {
  const [story, elsewhere] = [await newsroom.aStory(), await newsroom.aStory()]
  const author = await newsroom.aMember()
  const {data: comment} = await post(story, author, 'What a race')
  const {data: reply} = await post(story, author, 'It was', comment.id)
  async function refusal(id: number, parent: unknown) {
    const body = {content: 'Deeper', parent_id: parent}
    return newsroom.refusal(postComment, {params: {id: String(id)}, token: author.token, body})
  }
  expect(await refusal(story, reply.id)).toEqual({
    status: 422,
    code: 'validation_failed',
    message: 'Replies are allowed only on top-level comments',
    errors: {parent_id: ['Replies are allowed only on top-level comments']},
  })
  const odd = ['0'.repeat(24), 'x', 5, {$ne: null}, [comment.id]]
  for (const parent of odd) {
    expect((await refusal(story, parent)).errors).toHaveProperty('parent_id')
  }
  expect((await refusal(elsewhere, comment.id)).errors).toHaveProperty('parent_id')
  expect(await total(story)).toBe(2)
})

test('a deleted comment with replies leaves a marker for as long as they are there', async () => {
  const story = await newsroom.aStory()
  const [author, other] = [await newsroom.aMember(), await newsroom.aMember()]
  const {data: comment} = await post(story, author, 'Something that was better not said')
  const {data: reply} = await post(story, other, 'Oh', comment.id)
  await newsroom.call(likeComment, {params: {id: comment.id}, token: other.token})

  const deleted = await newsroom.call(deleteComment, {params: {id: comment.id}, token: author.token})
  expect(deleted).toEqual({data: null, message: 'Comment deleted'})
  const {data} = await list(story, {}, author.token)
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    id: comment.id,
    content: '',
    author: null,
    is_author: false,
    is_deleted: true,
    likes: 0,
    replies: [{id: reply.id, content: 'Oh'}],
  })
  expect(await total(story)).toBe(1)

  await newsroom.call(deleteComment, {params: {id: reply.id}, token: other.token})
  expect((await list(story)).data).toEqual([])
  expect(await total(story)).toBe(0)
})

test('a deleted comment without replies is gone: no likes, replies or second deletion', async () => {
  const story = await newsroom.aStory()
  const author = await newsroom.aMember()
  const {data: comment} = await post(story, author, 'Hello')
  const given = {params: {id: comment.id}, token: author.token}
  await newsroom.call(deleteComment, given)
  expect((await list(story)).data).toEqual([])
  expect(await newsroom.refusal(deleteComment, given)).toMatchObject({
    status: 404,
    message: 'Comment not found',
  })
  expect(await newsroom.refusal(likeComment, given)).toMatchObject({status: 404})
  const late = {
    params: {id: String(story)},
    token: author.token,
    body: {content: 'Hm', parent_id: comment.id},
  }
  expect(await newsroom.refusal(postComment, late)).toMatchObject({status: 422})
})

test("nobody deletes or edits another's comment, an admin neither", async () => {
  await allowEditing(10)
  const story = await newsroom.aStory()
  const {data: comment} = await post(story, await newsroom.aMember(), 'Mine')
  for (const other of [await newsroom.aMember(), await newsroom.aMember({role: 'admin'})]) {
    const given = {params: {id: comment.id}, token: other.token}
    expect(await newsroom.refusal(deleteComment, given)).toMatchObject({status: 403, code: 'forbidden'})
    const edit = {...given, body: {content: 'Yours'}}
    expect(await newsroom.refusal(editComment, edit)).toMatchObject({status: 403, code: 'forbidden'})
  }
  expect((await list(story)).data[0]?.content).toBe('Mine')
})

test('editing is for the minutes that the editors allow, and not at all while they allow none', async () => {
  await allowEditing(0)
  const story = await newsroom.aStory()
  const author = await newsroom.aMember()
  const {data: comment} = await post(story, author, 'Teh race')
  expect(comment.editable_until).toBeNull()
  const given = {params: {id: comment.id}, token: author.token, body: {content: 'The race'}}
  expect(await newsroom.refusal(editComment, given)).toMatchObject({
    status: 403,
    message: 'Edit feature coming soon!',
  })

  await allowEditing(5)
  const {data} = await newsroom.call(editComment, given)
  expect(data).toMatchObject({content: 'The race', is_edited: true})
  expect(Date.parse(data.editable_until ?? '') - Date.parse(data.created_at)).toBe(5 * 60_000)

  const sixMinutesAgo = new Date(Date.now() - 6 * 60_000)
  await newsroom.models.comments.model.updateOne({_id: comment.id}, {$set: {createdAt: sixMinutesAgo}})
  expect(await newsroom.refusal(editComment, given)).toMatchObject({
    status: 403,
    message: 'A comment can be edited for 5 minutes',
  })
})

test('comments are listed newest first, oldest first or by likes', async () => {
  const story = await newsroom.aStory()
  const [author, fan] = [await newsroom.aMember(), await newsroom.aMember()]
  const posted = [
    await post(story, author, 'one'),
    await post(story, author, 'two'),
    await post(story, author, 'three'),
  ]
  const second = posted[1]?.data.id ?? ''
  const like = await newsroom.call(likeComment, {params: {id: second}, token: fan.token})
  expect(like).toEqual({data: {is_liked: true, likes_count: 1}, message: 'Liked!'})

  async function contents(query: Record<string, string>) {
    return (await list(story, query)).data.map(({content}) => content)
  }
  expect(await contents({})).toEqual(['three', 'two', 'one'])
  expect(await contents({sort: 'oldest'})).toEqual(['one', 'two', 'three'])
  expect(await contents({sort: 'popular'})).toEqual(['two', 'three', 'one'])
  const shown = (await list(story, {}, fan.token)).data.find(({id}) => id === second)
  expect(shown).toMatchObject({likes: 1, is_liked: true, is_author: false})
})

test('a page holds 50, and one past the end is empty with a true meta', async () => {
  const story = await newsroom.aStory()
  const author = await newsroom.aMember()
  await Promise.all(Array.from({length: 53}, (_, index) => post(story, author, `comment ${index}`)))
  expect((await list(story)).data).toHaveLength(50)
  const rest = await list(story, {page: '2'})
  expect(rest.data).toHaveLength(3)
  expect(rest.meta).toEqual({current_page: 2, last_page: 2, per_page: 50, total: 53})
  expect(await list(story, {page: '3'})).toEqual({data: [], meta: {...rest.meta, current_page: 3}})
})

test.for([{sort: 'best'}, {sort: '__proto__'}, {page: '0'}, {page: '1e2'}, {page: ''}] as const)(
  'comments cannot be asked for with %j',
  async (query) => {
    const id = String(await newsroom.aStory())
    const [field = ''] = Object.keys(query)
    const refusal = await newsroom.refusal(listComments, {params: {id}, query})
    expect(refusal).toMatchObject({status: 422, errors: {[field]: [expect.any(String)]}})
  },
)

test('51 parallel toggles of a comment end liked, once', async () => {
  const story = await newsroom.aStory()
  const reader = await newsroom.aMember()
  const {data: comment} = await post(story, reader, 'Like me')
  const given = {params: {id: comment.id}, token: reader.token}
  await Promise.all(Array.from({length: 51}, () => newsroom.call(likeComment, given)))
  expect((await list(story)).data[0]?.likes).toBe(1)
})

test('everything about a discussion needs a login but reading it', async () => {
  const story = await newsroom.aStory()
  const {data: comment} = await post(story, await newsroom.aMember(), 'Hello')
  const ofStory = {params: {id: String(story)}, body: {content: 'Hi'}}
  const ofComment = {params: {id: comment.id}}
  expect(await newsroom.refusal(postComment, ofStory)).toMatchObject({status: 401, code: 'unauthenticated'})
  for (const contract of [editComment, deleteComment, likeComment]) {
    expect(await newsroom.refusal(contract, ofComment)).toMatchObject({status: 401, code: 'unauthenticated'})
  }
  expect((await list(story)).data).toHaveLength(1)
})

test('the numbers of a story count what is visible, wherever they are asked for', async () => {
  const story = await newsroom.aStory()
  const author = await newsroom.aMember()
  const {data: comment} = await post(story, author, 'One')
  await post(story, author, 'Two', comment.id)
  await post(story, author, 'Three')
  await newsroom.call(deleteComment, {params: {id: comment.id}, token: author.token})
  const {data} = await newsroom.call(getEngagement, {query: {stories: `${story},777`}})
  expect(data[story]?.comments_count).toBe(2)
  expect(data['777']).toEqual({likes_count: 0, is_liked: false, views_count: 0, comments_count: 0})
  expect(await total(story)).toBe(2)
})

test("nobody reads another's e-mail or any hash, and who is gone has no name", async () => {
  const story = await newsroom.aStory()
  const author = await newsroom.aMember()
  await post(story, author, 'Hello')
  const reader = await newsroom.aMember()
  const given = {params: {id: String(story)}, token: reader.token}
  const text = await (await newsroom.fetch(listComments, given)).text()
  expect(text).toContain('Hello')
  expect(text).not.toMatch(/@|\$2b\$|hash|tokenVersion/)
  expect(text).not.toContain(author.user.id)

  await newsroom.models.users.model.deleteOne({_id: author.user.id})
  expect((await list(story)).data[0]).toMatchObject({content: 'Hello', author: null})
})

test('a story that was taken back takes its discussion along, and words can still be deleted', async () => {
  const story = await newsroom.aStory()
  const author = await newsroom.aMember()
  const reader = await newsroom.aMember()
  const {data: comment} = await post(story, author, 'While it was out')
  await newsroom.lake.client.patch(`story-${story}`).set({publishedAt: '2100-01-01T00:00:00.000Z'}).commit()
  await eventually(async () => {
    const refusal = await newsroom.refusal(listComments, {params: {id: String(story)}})
    expect(refusal).toMatchObject({status: 404})
  })

  const given = {params: {id: comment.id}, token: reader.token}
  expect(await newsroom.refusal(likeComment, given)).toMatchObject({status: 404, code: 'not_found'})
  const report = {...given, body: {reason: 'spam'}}
  expect(await newsroom.refusal(reportComment, report)).toMatchObject({status: 404, code: 'not_found'})
  const edit = {params: {id: comment.id}, token: author.token, body: {content: 'Now'}}
  expect(await newsroom.refusal(editComment, edit)).toMatchObject({status: 404, code: 'not_found'})
  await newsroom.call(deleteComment, {params: {id: comment.id}, token: author.token})
})
