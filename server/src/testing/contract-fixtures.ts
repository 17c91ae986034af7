import {type Access, type Contract, contracts, postComment} from '@bfl/schemas/api'

import type {CallOptions, Newsroom, TestMember} from '#testing/start-newsroom.ts'
import {memberPassword} from '#testing/start-newsroom.ts'

type Fixture = (newsroom: Newsroom, member: TestMember) => Promise<CallOptions>

const password = 'seven hills at dawn'
let people = 0

/**
 * What a call needs to succeed, by the name of its contract, where the address alone does not tell: a body, a query that
 * must be there, something that has to exist first.
 */
const fixtures: Readonly<Record<string, Fixture>> = {
  async register() {
    people += 1
    const email = `contract-${people}@mail.example`
    return {body: {name: 'Faith Chebet', email, password, password_confirmation: password}}
  },
  async login(_, {user}) {
    return {body: {email: user.email, password: memberPassword}}
  },
  async setRole(newsroom) {
    const {user} = await newsroom.aMember()
    return {params: {id: user.id}, body: {role: 'moderator'}}
  },
  async changePassword() {
    return {body: {current_password: memberPassword, password, password_confirmation: password}}
  },
  async suspendUser(newsroom) {
    const {user} = await newsroom.aMember()
    return {params: {id: user.id}, body: {reason: 'Insults', until: null}}
  },
  async unsuspendUser(newsroom) {
    const {user} = await newsroom.aMember()
    return {params: {id: user.id}}
  },
  async getEngagement(newsroom) {
    return {query: {stories: String(await newsroom.aStory())}}
  },
  async downloadRaceResult(newsroom) {
    const file = await newsroom.lake.client.assets.upload('file', Buffer.from('Place,Name'), {
      filename: 'list.csv',
    })
    const id = await anEntry('raceResult', newsroom)
    const asset = {_type: 'reference', _ref: file._id}
    await newsroom.lake.client
      .patch(`raceResult-${id}`)
      .set({file: {_type: 'file', asset}})
      .commit()
    return {params: {id: String(id)}}
  },
  async viewPage() {
    return {body: {path: '/'}}
  },
  async searchStories() {
    return {body: {query: 'dawn'}}
  },
  async createWomenStory() {
    return {body: {name: 'Tegla', title: 'First', description: 'New York, 1994'}}
  },
  async updateWomenStory(newsroom) {
    const id = String(await anEntry('womenStory', newsroom))
    return {params: {id}, body: {title: 'Second'}}
  },
  async postComment(newsroom) {
    return {params: {id: String(await newsroom.aStory())}, body: {content: 'What a race'}}
  },
  async editComment(newsroom, member) {
    await newsroom.lake.client.createOrReplace({
      _id: 'siteSettings',
      _type: 'siteSettings',
      commentEditMinutes: 10,
    })
    return {params: {id: await aComment(newsroom, member)}, body: {content: 'What a finish'}}
  },
  async deleteComment(newsroom, member) {
    return {params: {id: await aComment(newsroom, member)}}
  },
  async likeComment(newsroom, member) {
    return {params: {id: await aComment(newsroom, member)}}
  },
  async reportComment(newsroom) {
    return {params: {id: await aComment(newsroom, await newsroom.aMember())}, body: {reason: 'spam'}}
  },
}

const memberOf: Readonly<Record<Access, 'reader' | 'moderator' | 'admin'>> = {
  anyone: 'reader',
  user: 'reader',
  moderator: 'moderator',
  admin: 'admin',
}

/** A call that succeeds, made by somebody who may. */
export async function validCall(name: string, contract: Contract, newsroom: Newsroom): Promise<CallOptions> {
  const member = await newsroom.aMember({role: memberOf[contract.access]})
  const fixture = fixtures[name]
  const given =
    fixture === undefined ? await byAddress(name, contract, newsroom) : await fixture(newsroom, member)
  return {...(contract.access !== 'anyone' && {token: member.token}), ...given}
}

/** Names in `fixtures` of calls that there are not. */
export const staleFixtures = Object.keys(fixtures).filter((name) => !(name in contracts))

async function byAddress(
  name: string,
  {body, call, query}: Contract,
  newsroom: Newsroom,
): Promise<CallOptions> {
  const needsMore = [query.safeParse({}), body.safeParse(undefined)].some(({success}) => !success)
  const params = await paramsOf(call.path, newsroom)
  if (needsMore || params === null) {
    throw new Error(`${name} has no fixture: say in testing/contract-fixtures.ts what it needs to succeed`)
  }
  return {params}
}

async function paramsOf(path: string, newsroom: Newsroom): Promise<Record<string, string> | null> {
  if (!path.includes('{')) return {}
  if (path.includes('{category}')) return {category: 'Athletics'}
  if (path.includes('{author}')) return {author: 'Jane Chebet'}
  if (path.startsWith('/stories/{id}')) return {id: String(await newsroom.aStory())}
  const type = numberedTypes.find(([prefix]) => path.startsWith(prefix))?.[1]
  return type === undefined ? null : {id: String(await anEntry(type, newsroom))}
}

const numberedTypes = [
  ['/athletes/{id}', 'athlete'],
  ['/race-results/{id}', 'raceResult'],
  ['/women-running/{id}', 'womenStory'],
] as const

let entries = 0

async function anEntry(_type: string, {lake}: Newsroom): Promise<number> {
  entries += 1
  await lake.client.create({_id: `${_type}-${entries}`, _type, number: entries, raceDate: '2026-04-19'})
  return entries
}

async function aComment(newsroom: Newsroom, {token}: TestMember): Promise<string> {
  const id = String(await newsroom.aStory())
  const {data} = await newsroom.call(postComment, {params: {id}, token, body: {content: 'What a race'}})
  return data.id
}
