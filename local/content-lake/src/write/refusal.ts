import {LakeError} from '#http/lake-error.ts'

/** Why one mutation or action of a transaction can't be done; the whole transaction is then refused. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly type: string
  readonly status: number
  readonly details: Record<string, unknown>

  constructor(type: string, description: string, status = 409, details: Record<string, unknown> = {}) {
    super(description)
    this.type = type
    this.status = status
    this.details = details
  }
}

export function invalid(description: string) {
  return new Refusal('validationError', description, 400)
}

export function documentMissing(id: string) {
  return new Refusal('documentNotFoundError', `The document with the ID "${id}" was not found`, 409, {id})
}

export function documentExists(id: string) {
  return new Refusal('documentAlreadyExistsError', `Document by ID "${id}" already exists`, 409, {id})
}

export function revisionDiffers(id: string, expected: string, current: string | undefined) {
  return new Refusal(
    'documentRevisionIDDoesNotMatchError',
    `Unexpected revision ID for document "${id}": expected "${expected}", but it is "${current ?? 'absent'}"`,
    409,
    {id, expectedRevisionID: expected, currentRevisionID: current ?? null},
  )
}

/** Runs one item of a transaction and turns its refusal into the answer that clients can read. */
export function runItem<T>(kind: 'mutationError' | 'actionError', index: number, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const {type, message: description, details, status} = error
    throw new LakeError(
      status,
      {
        error: {type: kind, description, items: [{error: {type, description, ...details}, index}]},
        statusCode: status,
        message: description,
      },
      {cause: error},
    )
  }
}
