import type {LakeDocument} from '#store/lake-document.ts'

export interface DocumentChange {
  documentId: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** This document's mutations alone, as they were applied. */
  mutations: readonly unknown[]
}

/** One committed transaction. */
export interface Change {
  transactionId: string
  timestamp: string
  author: string
  documents: readonly DocumentChange[]
}
