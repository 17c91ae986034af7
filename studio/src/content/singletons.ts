/** Types of which there is one document, and its id. */
export const singletons = {
  siteSettings: 'siteSettings',
  'settings.moderation': 'settings.moderation',
} as const

export function isSingletonType(type: string): boolean {
  return type in singletons
}
