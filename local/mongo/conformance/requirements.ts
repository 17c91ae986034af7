import type {Document} from 'mongodb'

/** Whether a suite or test is meant for such a server: a standalone of this version, with login. */
export function isMeantFor(version: string, requirements: readonly Document[] | undefined): boolean {
  if (!requirements) return true
  return requirements.some(
    ({minServerVersion, maxServerVersion, topologies, serverless, csfle}) =>
      (minServerVersion === undefined || compareVersions(version, minServerVersion) >= 0) &&
      (maxServerVersion === undefined || compareVersions(version, maxServerVersion) <= 0) &&
      (topologies === undefined || topologies.includes('single')) &&
      serverless !== 'require' &&
      !csfle,
  )
}

function compareVersions(a: string, b: string): number {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number))
  for (const index of [0, 1, 2]) {
    const order = (x?.[index] ?? 0) - (y?.[index] ?? 0)
    if (order !== 0) return order
  }
  return 0
}
