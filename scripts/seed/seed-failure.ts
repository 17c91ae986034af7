import {z} from 'zod'

const Refusal = z.object({statusCode: z.number(), message: z.string()})

/** One line that says what happened and what to do. */
export function seedFailure(error: unknown, lake: string): string {
  const refusal = Refusal.safeParse(error)
  if (refusal.success) {
    const {statusCode, message} = refusal.data
    return statusCode === 401 || statusCode === 403
      ? `the content lake at ${lake} refuses SANITY_API_WRITE_TOKEN (${statusCode}); use a token that may write`
      : `the content lake at ${lake} answered ${statusCode}: ${firstLine(message)}; running it again completes it`
  }
  const hasNoAnswer = error instanceof TypeError && error.message === 'fetch failed'
  if (hasNoAnswer) return `the content lake at ${lake} does not answer; start it and run this again`
  return `${firstLine(error instanceof Error ? error.message : String(error))}; running it again completes it`
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replace(/\.$/, '')
}
