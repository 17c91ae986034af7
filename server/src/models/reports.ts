import {type Connection, Schema, type Types} from 'mongoose'

import {isDuplicateKey} from './mongo-errors.ts'

interface ReportFields {
  reporter: Types.ObjectId
  comment: Types.ObjectId
  story: number
  reason: string
  description: string
  createdAt: Date
}

const schema = new Schema<ReportFields>(
  {
    reporter: {type: Schema.Types.ObjectId, required: true},
    comment: {type: Schema.Types.ObjectId, required: true},
    story: {type: Number, required: true},
    reason: {type: String, required: true, enum: ['inappropriate', 'spam', 'harassment', 'other']},
    description: {type: String, default: ''},
    createdAt: {type: Date, required: true},
  },
  {versionKey: false, strict: 'throw'},
)
schema.index({reporter: 1, comment: 1}, {unique: true})
schema.index({comment: 1})

/** What readers tell moderators of comments; never shown to readers. */
export class Reports {
  readonly model

  constructor(connection: Connection) {
    this.model = connection.model('Report', schema, 'reports')
  }

  /** false: this person has reported the comment already. */
  async add(report: {
    reporter: string
    comment: string
    story: number
    reason: string
    description: string
    createdAt: Date
  }): Promise<boolean> {
    try {
      await this.model.create(report)
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }
}
