import type {CommentSort} from '@bfl/schemas/api'
import {type Connection, Schema, type Types} from 'mongoose'

interface CommentFields {
  /** The number of the story. */
  story: number
  author: Types.ObjectId
  /** null: top-level. */
  parent: Types.ObjectId | null
  content: string
  status: 'visible' | 'deleted'
  createdAt: Date
  editedAt: Date | null
}

export interface StoredComment {
  id: string
  story: number
  author: string
  parent: string | null
  content: string
  isDeleted: boolean
  createdAt: Date
  editedAt: Date | null
}

export interface NewComment {
  story: number
  author: string
  parent: string | null
  content: string
  now: Date
}

export interface Thread {
  comment: StoredComment
  /** Oldest first. */
  replies: StoredComment[]
}

export interface ThreadsPage {
  story: number
  sort: CommentSort
  from: number
  limit: number
  /** What 'popular' goes by. */
  likes: ReadonlyMap<string, number>
}

const schema = new Schema<CommentFields>(
  {
    story: {type: Number, required: true},
    author: {type: Schema.Types.ObjectId, required: true},
    parent: {type: Schema.Types.ObjectId, default: null},
    // Not required: what was deleted has none, and mongoose takes '' for missing.
    content: {type: String, default: ''},
    status: {type: String, required: true, enum: ['visible', 'deleted']},
    createdAt: {type: Date, required: true},
    editedAt: {type: Date, default: null},
  },
  {versionKey: false, strict: 'throw'},
)
schema.index({story: 1, parent: 1, createdAt: 1, _id: 1})
schema.index({parent: 1, status: 1})
schema.index({story: 1, status: 1})
schema.index({status: 1})
schema.index({author: 1, createdAt: -1})

export class Comments {
  readonly model

  constructor(connection: Connection) {
    this.model = connection.model('Comment', schema, 'comments')
  }

  async add({now, ...fields}: NewComment): Promise<StoredComment> {
    return toStored(await this.model.create({...fields, status: 'visible', createdAt: now, editedAt: null}))
  }

  async visible(id: string): Promise<StoredComment | null> {
    const found = await this.model.findOne({_id: id, status: 'visible'}).lean()
    return found === null ? null : toStored(found)
  }

  /** How many readers see, replies counted. */
  countVisible(story: number): Promise<number> {
    return this.model.countDocuments({story, status: 'visible'})
  }

  totalVisible(): Promise<number> {
    return this.model.countDocuments({status: 'visible'})
  }

  async visibleCounts(stories: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const counted = await this.model.aggregate<{_id: number; count: number}>([
      {$match: {story: {$in: stories}, status: 'visible'}},
      {$group: {_id: '$story', count: {$sum: 1}}},
    ])
    return new Map(counted.map(({_id, count}) => [_id, count]))
  }

  /** One page of a discussion: what is visible, and a marker for what was deleted where replies to it are visible. */
  async threads(page: ThreadsPage): Promise<{threads: Thread[]; total: number}> {
    const shown = await this.#shownTopLevel(page.story)
    const ids = order(shown, page)
      .slice(page.from, page.from + page.limit)
      .map(({_id}) => _id)
    const [comments, replies] = await Promise.all([
      this.model.find({_id: {$in: ids}}).lean(),
      this.model
        .find({parent: {$in: ids}, status: 'visible'})
        .sort({createdAt: 1, _id: 1})
        .lean(),
    ])
    const byId = new Map(comments.map((comment) => [comment._id.toString(), toStored(comment)]))
    const byParent = Map.groupBy(replies.map(toStored), ({parent}) => parent)
    const threads = ids.flatMap((id) => {
      const comment = byId.get(id.toString())
      return comment === undefined ? [] : [{comment, replies: byParent.get(comment.id) ?? []}]
    })
    return {threads, total: shown.length}
  }

  /** null: it is not there any more. */
  async edit(id: string, content: string, now: Date): Promise<StoredComment | null> {
    const edited = await this.model
      .findOneAndUpdate(
        {_id: id, status: 'visible'},
        {$set: {content, editedAt: now}},
        {returnDocument: 'after'},
      )
      .lean()
    return edited === null ? null : toStored(edited)
  }

  /** Takes the words away for good; false: somebody was faster. */
  async delete(id: string): Promise<boolean> {
    const {modifiedCount} = await this.model.updateOne(
      {_id: id, status: 'visible'},
      {$set: {status: 'deleted', content: ''}},
    )
    return modifiedCount === 1
  }

  async #shownTopLevel(story: number) {
    const all = await this.model
      .find({story, parent: null}, {status: 1, createdAt: 1})
      .sort({createdAt: 1, _id: 1})
      .lean()
    const deleted = all.filter(({status}) => status === 'deleted').map(({_id}) => _id)
    if (deleted.length === 0) return all
    const answered = await this.model.distinct('parent', {parent: {$in: deleted}, status: 'visible'})
    const kept = new Set(answered.map(String))
    return all.filter(({_id, status}) => status === 'visible' || kept.has(_id.toString()))
  }
}

/** A total order: of two that are equal the newer comes first, but for 'oldest'. */
function order<Entry extends {_id: Types.ObjectId}>(
  oldestFirst: readonly Entry[],
  {sort, likes}: ThreadsPage,
): readonly Entry[] {
  if (sort === 'oldest') return oldestFirst
  const newestFirst = oldestFirst.toReversed()
  if (sort === 'newest') return newestFirst
  const likesOf = ({_id}: Entry) => likes.get(_id.toString()) ?? 0
  return newestFirst.toSorted((a, b) => likesOf(b) - likesOf(a))
}

function toStored(comment: CommentFields & {_id: Types.ObjectId}): StoredComment {
  const {_id, story, author, parent, content, status, createdAt, editedAt} = comment
  return {
    id: _id.toString(),
    story,
    author: author.toString(),
    parent: parent?.toString() ?? null,
    content,
    isDeleted: status === 'deleted',
    createdAt,
    editedAt,
  }
}
