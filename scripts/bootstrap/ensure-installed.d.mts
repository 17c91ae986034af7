export declare const root: string
export declare const ownNode: string
export declare function ensureInstalled(): void
