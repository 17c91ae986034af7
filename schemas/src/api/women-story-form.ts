import {z} from 'zod'

import {videoId} from '#domain/video-id.ts'

import {codePoints, requiredText} from './text-fields.ts'
import {uploadedFile} from './uploaded-file.ts'

const iconNames = [
  'star',
  'trophy',
  'medal',
  'heart',
  'sparkles',
  'trending-up',
  'users',
  'users2',
  'circle',
] as const

const flags: Readonly<Record<string, boolean>> = {'1': true, true: true, on: true, '0': false, false: false}

function short(label: string, most: number) {
  return requiredText(label)
    .transform((text) => text.toWellFormed().trim())
    .pipe(
      z
        .string()
        .min(1, {error: `${label} is required`, abort: true})
        .refine((text) => codePoints(text) <= most, `${label} must be at most ${most} characters long`),
    )
}

/** A text that may be empty, which empties the field. */
function optional(label: string, most: number) {
  return z
    .string(`${label} must be one text`)
    .transform((text) => text.toWellFormed().trim())
    .refine((text) => codePoints(text) <= most, `${label} must be at most ${most} characters long`)
    .optional()
}

const flag = z
  .enum(['1', '0', 'true', 'false', 'on', ''], 'featured must be 1, 0, true or false')
  .transform((value) => flags[value] ?? false)
  .optional()

const order = z
  .string('order must be a whole number')
  .regex(/^-?\d{1,9}$|^$/, 'order must be a whole number')
  .transform((value) => (value === '' ? null : Number(value)))
  .optional()

const icon = optional('icon', 40)
  .transform((value) => (value === undefined || value === '' ? value : iconOf(value)))
  .refine((value) => value !== null, `icon must be one of ${iconNames.join(', ')}`)

const video = optional('video_url', 500).refine(
  (value) => !value || videoId(value) !== null,
  'video_url must be a YouTube link such as https://www.youtube.com/watch?v=… or https://youtu.be/…',
)

const optionalFields = {
  /** Plain text; an empty line ends a paragraph. */
  story_content: optional('story_content', 200_000),
  image: uploadedFile('image must be one file'),
  video_url: video,
  icon,
  category_label: optional('category_label', 60),
  featured: flag,
  status: z.enum(['active', 'inactive'], 'status must be active or inactive').optional(),
  order,
}

export const CreateWomenStoryForm = z.strictObject({
  name: short('name', 120),
  title: short('title', 200),
  description: short('description', 500),
  ...optionalFields,
})

/** What is left out stays as it is. */
export const UpdateWomenStoryForm = z.strictObject({
  name: short('name', 120).optional(),
  title: short('title', 200).optional(),
  description: short('description', 500).optional(),
  ...optionalFields,
})

export type WomenStoryForm = z.output<typeof UpdateWomenStoryForm>

/** Case, dashes and underscores make no difference. */
function iconOf(name: string): string | null {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[-_\s]/g, '')
  return iconNames.find((known) => plain(known) === plain(name)) ?? null
}
