import {z} from 'zod'

import {badRequest} from '#http/lake-error.ts'

export const MAX_SIDE = 8192

const side = z.coerce.number().int().min(1).max(MAX_SIDE)
const share = z.coerce.number().min(0).max(1)
const CROP_WORDS = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy', 'edges']

const TransformParams = z.object({
  w: side.optional(),
  h: side.optional(),
  'max-w': side.optional(),
  'max-h': side.optional(),
  'min-w': side.optional(),
  'min-h': side.optional(),
  dpr: z.coerce.number().min(0.1).max(5).default(1),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).default('clip'),
  crop: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(CROP_WORDS)).max(3))
    .optional(),
  rect: z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,20})?(?:,\d{1,6}(?:\.\d{1,20})?){3}$/, 'must be left,top,width,height')
    .transform((text) => text.split(',').map((part) => Math.round(Number(part))))
    .optional(),
  'fp-x': share.optional(),
  'fp-y': share.optional(),
  q: z.coerce.number().int().min(0).max(100).optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif']).optional(),
  auto: z.literal('format').optional(),
  blur: z.coerce.number().min(0).max(2000).optional(),
  sharp: z.coerce.number().min(0).max(100).optional(),
  sat: z.coerce.number().min(-100).max(100).optional(),
  bg: z
    .string()
    .regex(/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be a hex colour of 3, 4, 6 or 8 digits')
    .optional(),
  flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
  or: z.enum(['0', '90', '180', '270']).transform(Number).optional(),
  pad: z.coerce.number().int().min(0).max(1000).optional(),
  invert: z.enum(['true', 'false']).optional(),
  frame: z.literal('1').optional(),
})

export type TransformParams = z.infer<typeof TransformParams>

const NAMES = Object.keys(TransformParams.shape)

/** null when nothing is asked for; parameters of other meaning are left alone, wrong ones are a 400. */
export function readTransformParams(query: URLSearchParams): TransformParams | null {
  const given = NAMES.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  if (given.length === 0) return null
  const empty = given.find(([, value]) => value.trim() === '')
  if (empty) throw badRequest(`The image parameter ${empty[0]} is empty`)
  const params = TransformParams.safeParse(Object.fromEntries(given))
  if (params.success) return params.data
  const [issue] = params.error.issues
  throw badRequest(
    `The image parameter ${issue?.path[0]?.toString() ?? ''} is wrong: ${issue?.message ?? ''}`,
  )
}
