/** Tests that fail and why, by "file: description". What is not listed here has to pass. */
const reasons = {
  driverLeavesOutFalse: 'the driver does not send bypassDocumentValidation: false; no server sees it',
  driverReplacesNullId: 'the driver gives a document whose _id is null an ObjectId before it sends it',
  driverKeepsPartialResult: 'the driver always attaches a partial result to the error',
  views: 'views are refused',
}

const partialResult = 'client-bulkWrite-partialResults.json: partialResult is unset when'

export const knownFailures: ReadonlyMap<string, string> = new Map([
  [
    'bypassDocumentValidation.json: Aggregate with $out passes bypassDocumentValidation: false',
    reasons.driverLeavesOutFalse,
  ],
  [
    'bypassDocumentValidation.json: BulkWrite passes bypassDocumentValidation: false',
    reasons.driverLeavesOutFalse,
  ],
  [
    'bypassDocumentValidation.json: FindOneAndReplace passes bypassDocumentValidation: false',
    reasons.driverLeavesOutFalse,
  ],
  [
    'bypassDocumentValidation.json: FindOneAndUpdate passes bypassDocumentValidation: false',
    reasons.driverLeavesOutFalse,
  ],
  [
    'bypassDocumentValidation.json: InsertMany passes bypassDocumentValidation: false',
    reasons.driverLeavesOutFalse,
  ],
  [
    `${partialResult} first operation fails during an ordered bulk write (verbose)`,
    reasons.driverKeepsPartialResult,
  ],
  [
    `${partialResult} first operation fails during an ordered bulk write (summary)`,
    reasons.driverKeepsPartialResult,
  ],
  [`${partialResult} all operations fail during an unordered bulk write`, reasons.driverKeepsPartialResult],
  ['create-null-ids.json: inserting _id with type null via insertOne', reasons.driverReplacesNullId],
  ['create-null-ids.json: inserting _id with type null via insertMany', reasons.driverReplacesNullId],
  ['create-null-ids.json: inserting _id with type null via bulkWrite', reasons.driverReplacesNullId],
  ['create-null-ids.json: inserting _id with type null via clientBulkWrite', reasons.driverReplacesNullId],
  ['estimatedDocumentCount.json: estimatedDocumentCount works correctly on views', reasons.views],
])
