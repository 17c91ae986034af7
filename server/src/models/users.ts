import type {Role} from '@bfl/schemas/api'
import {type Connection, Schema, Types} from 'mongoose'

import {isDuplicateKey} from './mongo-errors.ts'

/** Why somebody may not write, and until when; null: for good. */
export interface Suspension {
  reason: string
  until: Date | null
  by: string
  at: Date
}

interface UserFields {
  email: string
  name: string
  role: Role
  passwordHash: string
  /** Tokens carry it: raising it ends every session. */
  tokenVersion: number
  createdAt: Date
  suspension?: Suspension | null
}

/** Somebody who is known to us. Nothing secret is in it. */
export interface Member {
  id: string
  email: string
  name: string
  role: Role
  tokenVersion: number
  createdAt: Date
  suspension: Suspension | null
}

const schema = new Schema<UserFields>(
  {
    email: {type: String, required: true},
    name: {type: String, required: true},
    role: {type: String, required: true, enum: ['reader', 'moderator', 'admin']},
    passwordHash: {type: String, required: true},
    tokenVersion: {type: Number, required: true},
    createdAt: {type: Date, required: true},
    suspension: new Schema<Suspension>(
      {
        reason: {type: String, required: true},
        until: Date,
        by: {type: String, required: true},
        at: {type: Date, required: true},
      },
      {_id: false, strict: 'throw'},
    ),
  },
  {versionKey: false, strict: 'throw'},
)
schema.index({email: 1}, {unique: true})
schema.index({role: 1}, {partialFilterExpression: {role: {$in: ['moderator', 'admin']}}})

export class Users {
  readonly model

  constructor(connection: Connection) {
    this.model = connection.model('User', schema, 'users')
  }

  /** null: the e-mail has an account already. */
  async add(fields: Omit<UserFields, 'tokenVersion' | 'suspension'>): Promise<Member | null> {
    try {
      return toMember(await this.model.create({...fields, tokenVersion: 1}))
    } catch (error) {
      if (isDuplicateKey(error)) return null
      throw error
    }
  }

  async hasEmail(email: string): Promise<boolean> {
    return (await this.model.exists({email})) !== null
  }

  async byId(id: string): Promise<Member | null> {
    if (!Types.ObjectId.isValid(id)) return null
    const found = await this.model.findById(id).lean()
    return found === null ? null : toMember(found)
  }

  async withPassword(email: string): Promise<{member: Member; passwordHash: string} | null> {
    const found = await this.model.findOne({email}).lean()
    return found === null ? null : {member: toMember(found), passwordHash: found.passwordHash}
  }

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.model.find({_id: {$in: ids}}, {name: 1}).lean()
    return new Map(found.map(({_id, name}) => [_id.toString(), name]))
  }

  async endSessions(id: string): Promise<void> {
    await this.model.updateOne({_id: id}, {$inc: {tokenVersion: 1}})
  }

  /**
   * The member with their new password and no session left; null where the password has changed meanwhile, so that of two
   * changes at the same moment one is refused.
   */
  async changePassword(id: string, before: string, passwordHash: string): Promise<Member | null> {
    const changed = await this.model
      .findOneAndUpdate(
        {_id: id, passwordHash: before},
        {$set: {passwordHash}, $inc: {tokenVersion: 1}},
        {returnDocument: 'after'},
      )
      .lean()
    return changed === null ? null : toMember(changed)
  }

  /** Ends their sessions too. null: there is no such member, or an admin. */
  async suspend(id: string, suspension: Suspension): Promise<Member | null> {
    const suspended = await this.model
      .findOneAndUpdate(
        {_id: id, role: {$ne: 'admin'}},
        {$set: {suspension}, $inc: {tokenVersion: 1}},
        {returnDocument: 'after'},
      )
      .lean()
    return suspended === null ? null : toMember(suspended)
  }

  async unsuspend(id: string): Promise<Member | null> {
    const member = await this.model
      .findOneAndUpdate({_id: id}, {$unset: {suspension: 1}}, {returnDocument: 'after'})
      .lean()
    return member === null ? null : toMember(member)
  }

  async countAdmins(): Promise<number> {
    return this.model.countDocuments({role: 'admin'})
  }

  /** The member as they were before; null: there is none. */
  async setRole(id: string, role: Role): Promise<Member | null> {
    const before = await this.model
      .findOneAndUpdate({_id: id}, {$set: {role}}, {returnDocument: 'before'})
      .lean()
    return before === null ? null : toMember(before)
  }
}

function toMember(user: UserFields & {_id: Types.ObjectId}): Member {
  const {_id, email, name, role, tokenVersion, createdAt, suspension} = user
  return {id: _id.toString(), email, name, role, tokenVersion, createdAt, suspension: suspension ?? null}
}
