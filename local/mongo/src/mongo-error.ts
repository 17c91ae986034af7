import type {Doc} from '#bson/value.ts'

/** MongoDB's numbers for the ways a command can fail; whatever is not listed here has a number only. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  InvalidLength: 16,
  ProtocolError: 17,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  NonExistentPath: 29,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  UnknownReplWriteConcern: 79,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  ShutdownInProgress: 91,
  CommandNotSupported: 115,
  DocumentValidationFailure: 121,
  NotAReplicaSet: 123,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  MechanismUnavailable: 334,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  MergeStageNoMatchingDocument: 13113,
  OutOfDiskSpace: 14031,
} as const

export type CodeName = keyof typeof codes

/** A refusal as MongoDB words it. A bare number is one of its unnamed codes ("Location40324"). */
export class MongoError extends Error {
  override name = 'MongoError'
  readonly code: number
  readonly codeName: string
  /** Fields that stand beside the message, such as a duplicate key's pattern and value. */
  readonly details: Doc

  constructor(code: CodeName | number, message: string, details: Doc = {}) {
    super(message)
    this.code = typeof code === 'number' ? code : codes[code]
    this.codeName = typeof code === 'number' ? `Location${code}` : code
    this.details = details
  }
}

export function unsupported(what: string) {
  return new MongoError('CommandNotSupported', `${what} is not supported by the embedded server`)
}
