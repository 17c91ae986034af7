import {z} from 'zod'

import {PageMeta, single} from './contract.ts'
import {codePoints, isVisible, requiredText, wholeNumber} from './text-fields.ts'

const longestComment = 5000
const longestDescription = 1000

// Everything but line breaks and tabs that has no shape of its own.
const controls = /[^\P{Cc}\n\t]/gu

const CommentContent = requiredText('Comment')
  .transform((text) => text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(controls, '').trim())
  .pipe(
    z
      .string()
      .refine(isVisible, {error: 'Comment must not be empty', abort: true})
      .refine((text) => codePoints(text) <= longestComment, 'Comment must be at most 5,000 characters long'),
  )

export const CommentParams = z.object({id: z.string().regex(/^[0-9a-f]{24}$/i)})

export const CommentSort = z.enum(['newest', 'oldest', 'popular'], 'sort must be newest, oldest or popular')
export type CommentSort = z.infer<typeof CommentSort>

export const CommentsQuery = z.object({
  sort: CommentSort.default('newest'),
  page: wholeNumber(1, 100_000).default(1),
})

export const PostCommentBody = z.strictObject({
  content: CommentContent,
  /** The top-level comment that this answers. */
  parent_id: z
    .string('parent_id must be the id of a comment')
    .regex(/^[0-9a-f]{24}$/i, 'parent_id must be the id of a comment')
    .nullish(),
})

export const EditCommentBody = z.strictObject({content: CommentContent})

const ReportReason = z.enum(
  ['inappropriate', 'spam', 'harassment', 'other'],
  'reason must be inappropriate, spam, harassment or other',
)

export const ReportBody = z.strictObject({
  reason: ReportReason,
  description: z
    .string('description must be text')
    .trim()
    .refine(
      (text) => codePoints(text) <= longestDescription,
      'description must be at most 1,000 characters long',
    )
    .optional(),
})

const CommentAuthor = z.strictObject({name: z.string(), initials: z.string()})

const commentFields = {
  id: z.string(),
  /** Plain text; empty in the marker that a deleted comment with replies leaves. */
  content: z.string(),
  parent_id: z.string().nullable(),
  /** null in a marker, and where the account is gone. */
  author: CommentAuthor.nullable(),
  is_author: z.boolean(),
  is_edited: z.boolean(),
  is_deleted: z.boolean(),
  /** "2 hours ago" */
  timestamp: z.string(),
  created_at: z.iso.datetime(),
  /** Until when the caller may edit it; null: not at all. */
  editable_until: z.iso.datetime().nullable(),
  likes: z.int().nonnegative(),
  is_liked: z.boolean(),
}

const Reply = z.strictObject({...commentFields, replies: z.array(z.never())})

/** Top-level comments carry their replies, oldest first; replies carry none. */
export const Comment = z.strictObject({...commentFields, replies: z.array(Reply)})
export type Comment = z.infer<typeof Comment>

export const CommentsAnswer = z.strictObject({data: z.array(Comment), meta: PageMeta})
export const CommentAnswer = z.strictObject({data: Comment, message: z.string()})
export const CommentStatsAnswer = single(z.strictObject({total_comments: z.int().nonnegative()}))
